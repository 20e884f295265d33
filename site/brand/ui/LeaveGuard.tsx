import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Question } from './Question.tsx';

/** While it holds, the browser asks before it closes or reloads the page. */
export function useHeldPage(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [holds]);
}

interface LeaveGuardProps {
  unsaved: boolean;
  /** What would be lost. */
  children?: ReactNode;
  /** The label of the button that stays. */
  stay?: string;
  /** Called when they leave all the same. */
  onLeave?: (() => void) | undefined;
}

/** Asks before another page, or the browser, takes what was not saved. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { unsaved, children, stay = 'Rester sur la page', onLeave } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useHeldPage(unsaved);
  return (
    <Question
      open={blocker.state === 'blocked'}
      title={'Quitter sans enregistrer\u00a0?'}
      text={children ?? 'Ce que vous avez modifié sur cette page ne serait pas gardé.'}
      no={stay}
      yes="Quitter sans enregistrer"
      onNo={() => blocker.reset?.()}
      onYes={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
