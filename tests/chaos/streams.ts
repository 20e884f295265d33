/** Open pages: each comes again by itself, as a browser does. */
import { get } from 'node:http';
import type { Outcome, Plan } from './outcomes.ts';
import { TOLD } from './outcomes.ts';

/** What the stream itself asks browsers to wait, and up to as long again: they do not come all at once. */
const RETRY_MS = 1000;

/** Keeps as many open as the plan wants; answers how many are. */
export function openStreams(
  { url, members, streams }: Plan,
  told: (outcome: Outcome) => void,
): () => number {
  let open = 0;
  const keep = (n: number) => {
    const member = members[n % members.length];
    if (!member) return;
    const began = Date.now();
    let isOver = false;
    // A line that breaks may say so twice.
    const again = () => {
      if (!isOver) setTimeout(() => keep(n), RETRY_MS * (1 + Math.random()));
      isOver = true;
    };
    const failed = (failure: string) =>
      told({ began, ended: Date.now(), name: 'stream', isPage: false, failure });
    const headers = { cookie: member.cookie, 'x-forwarded-for': member.address };
    get(`${url}/api/live`, { agent: false, headers }, (response) => {
      const isOpen = response.statusCode === 200;
      if (isOpen) open++;
      else failed(response.statusCode === 503 ? TOLD : `${response.statusCode}`);
      response.resume().on('error', () => {});
      response.on('close', () => {
        if (isOpen) open--;
        again();
      });
    }).on('error', ({ message }) => {
      failed(`cut: ${message}`);
      again();
    });
  };
  for (let n = 0; n < streams; n++) setTimeout(() => keep(n), n * 5);
  return () => open;
}
