interface Props {
  /** Whether a search was made; without one there is no alert at all. */
  searched: boolean;
  showAll(): void;
}

/** The empty list, which never says that all is well. */
export function NothingFound({ searched, showAll }: Props) {
  return (
    <div className="nothing-found">
      <p>
        <strong>
          {searched
            ? 'Aucune alerte ne correspond.'
            : 'Aucune alerte n’est publiée pour le moment.'}
        </strong>{' '}
        Cela ne veut pas dire que c’est sans danger&nbsp;: une arnaque récente n’a peut-être encore
        été signalée par personne.
      </p>
      <ul>
        <li>
          Un lien, un numéro, un message vous inquiète&nbsp;? <a href="/verifier">Vérifiez-le</a>.
        </li>
        <li>
          Cela vous est arrivé&nbsp;? <a href="/register">Racontez-le-nous</a>, la lecture de votre
          dossier est gratuite.
        </li>
        <li>
          Dans le doute, ne payez rien et demandez l’<a href="#aide-publique">aide publique</a>,
          gratuite elle aussi.
        </li>
      </ul>
      {searched && (
        <button type="button" className="button second" onClick={showAll}>
          Voir toutes les alertes
        </button>
      )}
    </div>
  );
}
