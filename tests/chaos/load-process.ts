/** The load, as a process of its own: it asks at its pace whether or not what it asked for is answered. */
import type { Outcome, Plan, Tally } from './outcomes.ts';
import { type Ask, nextAsk } from './requests.ts';
import { send } from './send.ts';
import { openStreams } from './streams.ts';

const TICK_MS = 10;
const TOLD_EVERY_MS = 250;
/** Who was refused tries again this much later, twice as late each time. */
const AGAIN_MS = 3000;
const TRIES = 6;

let outcomes: Outcome[] = [];
/** When each request began that is under way, oldest first. */
const underWay = new Map<symbol, number>();

async function ask(plan: Plan, asked: Ask, tries = 1): Promise<void> {
  const self = Symbol();
  underWay.set(self, Date.now());
  const outcome = await send(plan.url, asked);
  underWay.delete(self);
  outcomes.push(outcome);
  if (!asked.again || outcome.acknowledged || tries === TRIES) return;
  setTimeout(() => void ask(plan, asked, tries + 1), AGAIN_MS * 2 ** (tries - 1));
}

process.once('message', (plan: Plan) => {
  const open = openStreams(plan, (outcome) => outcomes.push(outcome));
  const start = performance.now();
  let sent = 0;
  setInterval(() => {
    const due = ((performance.now() - start) / 1000) * plan.requestsPerSecond;
    for (; sent < due; sent++) void ask(plan, nextAsk(plan));
  }, TICK_MS);
  setInterval(() => {
    const [oldest = Date.now()] = underWay.values();
    const tally: Tally = { outcomes, openStreams: open(), waitingMs: Date.now() - oldest };
    process.send?.(tally);
    outcomes = [];
  }, TOLD_EVERY_MS);
});
process.on('disconnect', () => process.exit(0));
