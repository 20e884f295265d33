import { topics } from '@parade/api/contract/features.ts';
import type { LiveEvent } from '@parade/api/contract/live.ts';

interface Listeners {
  onEvent: (event: Omit<LiveEvent, 'code'> & { code?: string }) => void;
  /** Open for the first time: what was read before that may be old already. */
  onOpen: () => void;
  /** The stream is back after a gap: whatever happened meanwhile was not told. */
  onReopen: () => void;
  /** The server refuses the stream for now: the session may be over. */
  onRefused: () => void;
}

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** Listens to `GET /api/live` until the returned function is called. */
export function listenLive({ onEvent, onOpen, onReopen, onRefused }: Listeners): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOpen = false;

  function connect() {
    source = new EventSource('/api/live');
    source.onopen = () => {
      if (failures > 0) onReopen();
      else if (!wasOpen) onOpen();
      wasOpen = true;
      failures = 0;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      // A newer server may speak of topics that this page does not know.
      const event: LiveEvent = JSON.parse(data);
      if (topics().includes(event.topic)) onEvent(event);
    };
    // The browser mends a broken connection by itself. It does not ask again
    // after an answer that is no stream, so the page does, less and less often.
    source.onerror = () => {
      failures += 1;
      if (source.readyState !== EventSource.CLOSED) return;
      onRefused();
      const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS);
      retry = setTimeout(connect, delay);
    };
  }

  connect();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}
