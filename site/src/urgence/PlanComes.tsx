import type { ReactNode } from 'react';

interface Props {
  hasFailed: boolean;
  onAgain: () => void;
  /** What can be done meanwhile. */
  children: ReactNode;
}

/** In the plan's place until it is there. */
export function PlanComes({ hasFailed, onAgain, children }: Props) {
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
      {children}
    </section>
  );
}
