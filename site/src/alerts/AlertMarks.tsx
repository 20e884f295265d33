import type { PublicAlert } from '@parade/api/contract/alerts.ts';

interface Props {
  alert: PublicAlert;
  /** Whether the alert is invented, which it then says. */
  sample: boolean;
}

/** An alert's type, and whether it is invented or contested. */
export function AlertMarks({ alert, sample }: Props) {
  return (
    <p className="alert-type">
      {alert.fraudType}
      {sample && <span className="mark">Exemple</span>}
      {alert.contested && <span className="mark">Contesté</span>}
    </p>
  );
}
