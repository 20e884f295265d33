import type { PublicAlert } from '@parade/api/contract/alerts.ts';
import { INDICATOR_LABELS, isPrivateKind } from '@parade/api/contract/indicators.ts';
import { AlertFacts } from './AlertFacts.tsx';
import { AlertMarks } from './AlertMarks.tsx';
import { unbroken } from './unbroken.ts';

/** An alert on its own page: what happens, and what it is recognised by. */
export function AlertText({ alert, sample }: { alert: PublicAlert; sample: boolean }) {
  const masked = alert.indicators.some(({ kind }) => isPrivateKind(kind));
  return (
    <article className="alert-text" aria-labelledby={alert.slug}>
      <header>
        <AlertMarks alert={alert} sample={sample} />
        <h1 id={alert.slug}>{alert.title}</h1>
      </header>
      {sample && (
        <p className="quiet">
          Cette alerte est inventée&nbsp;: aucune personne, aucune entreprise et aucun site réels
          n’y figurent.
        </p>
      )}
      {alert.contested && (
        <p className="warning">
          Cette alerte est contestée&nbsp;: on nous a signalé qu’elle contient une erreur. Nous
          l’examinons&nbsp;; d’ici là, lisez-la avec prudence.
        </p>
      )}
      <p className="lead">{alert.description}</p>
      <AlertFacts alert={alert} />
      {(alert.perpetratorInfo || alert.indicators.length > 0) && (
        <section aria-labelledby="reconnaitre">
          <h2 id="reconnaitre">À quoi la reconnaître</h2>
          {alert.perpetratorInfo && <p>{unbroken(alert.perpetratorInfo)}</p>}
          {alert.indicators.length > 0 && (
            <dl className="alert-indicators">
              {alert.indicators.map(({ kind, display }) => (
                <div key={`${kind} ${display}`}>
                  <dt>{INDICATOR_LABELS[kind]}</dt>
                  <dd>{unbroken(display)}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className="quiet">
            {masked && 'Les numéros, adresses et comptes sont masqués. '}
            Vous avez reçu quelque chose de semblable&nbsp;? <a href="/verifier">Vérifiez-le</a>.
          </p>
        </section>
      )}
    </article>
  );
}
