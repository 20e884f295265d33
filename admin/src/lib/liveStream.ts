import { liveEvent } from '@parade/api/contract/live.ts';

type Told = ReturnType<typeof liveEvent.parse>;

interface Listeners {
  onEvent: (event: Told) => void;
  /** The stream is back after a gap: whatever happened meanwhile was not told. */
  onReopen: () => void;
  /** The server refuses the stream for now. */
  onRefused: () => void;
}

const RETRY_MS = 5000;

/** Listens to `GET /api/live` until the returned function is called. */
export function listenLive({ onEvent, onReopen, onRefused }: Listeners): () => void {
  let source: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let interrupted = false;

  function connect() {
    source = new EventSource('/api/live');
    source.onopen = () => {
      if (interrupted) onReopen();
      interrupted = false;
    };
    source.onmessage = (message: MessageEvent<string>) => {
      const told = liveEvent.safeParse(JSON.parse(message.data));
      if (told.success) onEvent(told.data);
    };
    // A broken connection comes back by itself; an answer that is no stream does not.
    source.onerror = () => {
      interrupted = true;
      if (source.readyState !== EventSource.CLOSED) return;
      onRefused();
      retry = setTimeout(connect, RETRY_MS);
    };
  }

  connect();
  return () => {
    clearTimeout(retry);
    source.close();
  };
}
