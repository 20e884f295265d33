import { SHARED_MARK } from '@parade/api/contract/check-paths.ts';
import type { Received } from '../received.ts';

const PATIENCE_MS = 3000;

/** Shown where something was shared and nothing of it arrived. */
export const SHARE_LOST = 'Votre partage n’est pas arrivé jusqu’ici. Collez-le ici.';

/** Whether a share arrived empty: its worker was missing or had ended. */
export const isLost = ({ text, files }: Received): boolean => text === '' && files.length === 0;

/**
 * Takes what was shared with the page, once: the worker forgets it. Null where nothing was shared; empty
 * where it got lost (`isLost`). The address loses its mark, so that a reload asks for nothing.
 */
export async function takeShared(): Promise<Received | null> {
  if (location.hash !== SHARED_MARK) return null;
  history.replaceState(history.state, '', location.pathname);
  const lost: Received = { text: '', files: [] };
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return lost;
  const { promise, resolve } = Promise.withResolvers<Received | null>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Received | null>) => resolve(data);
  const timer = setTimeout(resolve, PATIENCE_MS, null);
  worker.postMessage('take', [port2]);
  const received = await promise;
  clearTimeout(timer);
  port1.close();
  return received ?? lost;
}
