import type { ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { useHeldPage } from './useHeldPage.ts';

interface LeaveGuardProps {
  unsaved: boolean;
  /** What would be lost. */
  children?: ReactNode;
  /** The label of the button that stays. */
  stay?: string;
  /** Called when they leave all the same. */
  onLeave?: (() => void) | undefined;
}

/** Asks before another page, or the browser, takes what was not saved. For a router with data. */
export function LeaveGuard({ unsaved, onLeave, ...question }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useHeldPage(unsaved);
  return (
    <LeaveQuestion
      {...question}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
