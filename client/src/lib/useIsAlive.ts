import { useSyncExternalStore } from 'react';

/** Nothing changes it while the page stands. */
const never = () => () => undefined;

/** False while a page is in the HTML alone, which knows neither the person nor the day, the address or the device. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
