import { liveEvent } from '@parade/api/contract/live.ts';

type Told = ReturnType<typeof liveEvent.parse>;

interface Listeners {
  onEvent: (event: Told) => void;
  /** Open for the first time: what was read before that may be old already. */
  onOpen: () => void;
  /** The stream is back after a gap: whatever happened meanwhile was not told. */
  onReopen: () => void;
  /** The server refuses the stream for now. */
  onRefused: () => void;
}

const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 40_000;

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
    source.onmessage = (message: MessageEvent<string>) => {
      const told = liveEvent.safeParse(JSON.parse(message.data));
      if (told.success) onEvent(told.data);
    };
    // A broken connection comes back by itself; an answer that is no stream does not, and
    // is asked for later each time: a server that is full would else stay so.
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
