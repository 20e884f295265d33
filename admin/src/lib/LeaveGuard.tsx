import * as kit from '@parade/site/brand/ui/LeaveGuard.tsx';

interface LeaveGuardProps {
  changes: number;
  /** They leave all the same: what was kept goes. */
  onLeave?: () => void;
}

/** Asks before another tab, or the browser, takes what was not saved. */
export function LeaveGuard({ changes, onLeave }: LeaveGuardProps) {
  return (
    <kit.LeaveGuard unsaved={changes > 0} stay="Annuler" onLeave={onLeave}>
      {changes < 2
        ? 'Un champ modifié ne serait pas gardé.'
        : `${changes}\u00a0champs modifiés ne seraient pas gardés.`}
    </kit.LeaveGuard>
  );
}
