import { useLocation } from 'react-router';
import { useSession } from './session.ts';

/** Why somebody stands at the sign-in, and where they wanted to go. */
interface EntranceState {
  from?: string;
  notice?: string;
  /** Something went well: said in green. */
  done?: string;
  /** Their account is closed: the way to what they keep is shown. */
  refused?: { email: string };
}

/**
 * Of the sign-in and the registration: `state` travels between the two, and
 * `destination` is set once somebody is signed in.
 */
export function useEntranceState() {
  const state: EntranceState = useLocation().state ?? {};
  const signedIn = Boolean(useSession().data?.user);
  return { state, destination: signedIn ? (state.from ?? '/dashboard') : undefined };
}
