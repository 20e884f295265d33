import type { PublicAlert } from '@parade/api/contract/alerts.ts';

interface Props {
  alert: PublicAlert;
  /** Invented, which it says. */
  sample: boolean;
}

/** Its type, and what a reader must know of it before anything else. */
export function AlertMarks({ alert, sample }: Props) {
  return (
    <p className="alert-type">
      {alert.fraudType}
      {sample && <span className="mark">Exemple</span>}
      {alert.contested && <span className="mark">Contesté</span>}
    </p>
  );
}
