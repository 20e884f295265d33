import { URGENCE_PATH, URGENCE_WORKER } from '@parade/api/contract/urgence-paths.ts';

/**
 * Lets a worker keep this page for when the network is gone; whether it does.
 * `all`: the browser looks for a new worker at most once a day, so that a
 * second visit asks the network for nothing.
 */
export async function keepPageHere(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(URGENCE_WORKER, {
      scope: URGENCE_PATH,
      updateViaCache: 'all',
    });
    await navigator.serviceWorker.ready;
    return true;
  } catch {
    // A private window, or a full disk: the page works all the same while it is open.
    return false;
  }
}

/** Loads the newest page, past what is kept; false without a network. */
export async function reloadPage(): Promise<boolean> {
  try {
    // A page that is no longer kept comes from the network.
    await fetch(URGENCE_PATH, { method: 'HEAD', cache: 'no-store' });
    const registration = await navigator.serviceWorker?.getRegistration(URGENCE_PATH);
    await registration?.unregister();
    location.reload();
    return true;
  } catch {
    return false;
  }
}
