import { useLocation } from 'react-router';
import { useIsAlive } from '../lib/useIsAlive.ts';
import { useSession } from './session.ts';

/** What brought somebody to the sign-in, and where they wanted to go. */
interface EntranceState {
  from?: string;
  notice?: string;
  /** Something that went well, shown in green. */
  done?: string;
  /** Set for a closed account: the page then links to what the person keeps. */
  refused?: { email: string };
}

/** What another page handed over; nothing at first where the page is in the HTML, which cannot know it. */
export function useHandedOver<State>(): Partial<State> {
  const { state } = useLocation();
  const isAlive = useIsAlive();
  return (isAlive && state) || {};
}

/**
 * Serves the sign-in and the registration. `state` travels between the two;
 * `destination` is set once somebody is signed in.
 */
export function useEntranceState() {
  const state: EntranceState = useHandedOver<EntranceState>();
  const signedIn = Boolean(useSession().data?.user);
  return { state, destination: signedIn ? (state.from ?? '/dashboard') : undefined };
}
