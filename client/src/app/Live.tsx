import { useLive } from './useLive.ts';

/** Keeps what is on the screen true. */
export default function Live() {
  useLive();
  return null;
}
