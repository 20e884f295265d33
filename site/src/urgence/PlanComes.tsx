interface Props {
  hasFailed: boolean;
  onAgain: () => void;
}

/** In the plan's place until it is there. */
export function PlanComes({ hasFailed, onAgain }: Props) {
  return (
    <section className="screen">
      <p role="status">
        {hasFailed
          ? 'Votre plan n’a pas pu se charger\u00a0: il faut du réseau. Vos réponses sont toujours là.'
          : 'Votre plan se charge…'}
      </p>
      {hasFailed && (
        <button type="button" className="button" onClick={onAgain}>
          Réessayer
        </button>
      )}
    </section>
  );
}
