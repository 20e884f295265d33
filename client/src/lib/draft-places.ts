import { newIdempotencyKey } from '@parade/api/contract/idempotency.ts';
import { type Drafts, draftKey, keepOpen, keptOpen, partsOf } from './drafts.ts';

/** Where a page keeps its draft, so that two tabs never write over each other. */
export interface DraftPlace {
  part: string | undefined;
  /** Another tab is writing a draft of this name. */
  isElsewhere: boolean;
  /** Further drafts, newest first, that no page has open. */
  others: readonly (string | undefined)[];
  /** Lets another page take it; done once it can. */
  release: () => Promise<void>;
}

/** A browser without locks, or one that refuses them, has one place for all its tabs. */
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Holds a name until it is released or the page is left; undefined where another page holds it. */
function hold(name: string): Promise<DraftPlace['release'] | undefined> {
  return new Promise((given) => {
    const free = () => given(async () => {});
    const asked = locks()?.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return given(undefined);
      return new Promise<void>((release) => {
        given(async () => {
          release();
          await asked;
        });
      });
    });
    if (asked) asked.catch(free);
    else free();
  });
}

async function heldNames(): Promise<ReadonlySet<string | undefined>> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  return new Set(state?.held?.map(({ name }) => name));
}

/**
 * Takes the newest draft of a person that no other page has open, before it `wanted` and what this
 * tab had open before a reload; else a place for a new one. Nobody waits for another page.
 */
export async function takePlace(
  drafts: Drafts,
  uid: string,
  wanted?: { part: string | undefined },
): Promise<DraftPlace> {
  const nameOf = (part: string | undefined) => draftKey(drafts.name, uid, part);
  const kept = partsOf(drafts, uid);
  const held = await heldNames();
  const free = kept.filter((part) => !held.has(nameOf(part)));
  const isElsewhere = free.length < kept.length;
  const fresh = [undefined, newIdempotencyKey()].filter((part) => !kept.includes(part));
  const before = keptOpen(drafts, uid);
  const own = before && kept.includes(before.part) ? before : undefined;
  const first = [wanted, own].flatMap((place) => (place ? [place.part] : []));
  for (const part of [...first, ...free, ...fresh]) {
    const release = await hold(nameOf(part));
    if (release) {
      keepOpen(drafts, uid, part);
      return { part, isElsewhere, release, others: free.filter((other) => other !== part) };
    }
  }
  // Two pages that began at the same moment: the second looks again.
  return takePlace(drafts, uid);
}
