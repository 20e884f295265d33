import { useLocation } from 'react-router';
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

/**
 * Serves the sign-in and the registration. `state` travels between the two;
 * `destination` is set once somebody is signed in.
 */
export function useEntranceState() {
  const state: EntranceState = useLocation().state ?? {};
  const signedIn = Boolean(useSession().data?.user);
  return { state, destination: signedIn ? (state.from ?? '/dashboard') : undefined };
}
