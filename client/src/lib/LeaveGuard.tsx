import { LeaveQuestion } from '@parade/site/brand/ui/LeaveQuestion.tsx';
import { useHeldPage } from '@parade/site/brand/ui/useHeldPage.ts';
import { useHeldSteps } from './history.ts';

/** Asks before another page, or the browser, takes what was not saved. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { isHeld, stay, leave } = useHeldSteps(unsaved);
  useHeldPage(unsaved);
  return <LeaveQuestion open={isHeld} onStay={stay} onLeave={leave} />;
}
