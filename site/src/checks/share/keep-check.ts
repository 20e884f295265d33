import { CHECK_PATH, CHECK_WORKER } from '@parade/api/contract/check-paths.ts';

/** Lets a worker take what a phone shares and keep this page for when the network is gone, once all is loaded. */
export function keepCheckHere(): void {
  const register = () => {
    // A private window or a full disk refuses: the page works all the same while it is open.
    void navigator.serviceWorker?.register(CHECK_WORKER, { scope: CHECK_PATH }).catch(() => {});
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
