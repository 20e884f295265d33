import { beforeEach, expect, test, vi } from 'vitest';
import { takePlace } from './draft-places.ts';
import { type Drafts, forgetDraft, forgetDrafts, keptOpen, storeDraft } from './drafts.ts';
import { fakeStorage } from './fake-storage.ts';

const DRAFTS: Drafts = { name: 'report', keptIn: 'device' };
const ANNA = 'anna';

/** A browser's locks, as far as drafts use them. */
function fakeLocks() {
  const held = new Set<string>();
  return {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    async request(
      name: string,
      _: object,
      work: (lock: object | null) => Promise<void> | undefined,
    ) {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({});
      held.delete(name);
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});

const write = (part: string | undefined, title: string, now: number) =>
  storeDraft(DRAFTS, ANNA, { title }, { part, now });
const DAY = Date.now() - 3_600_000;

test('a second page has a place of its own, whatever the first wrote', async () => {
  const first = await takePlace(DRAFTS, ANNA);
  const second = await takePlace(DRAFTS, ANNA);
  expect(second.part).not.toBe(first.part);
  expect(second.isElsewhere).toBe(false);
  write(first.part, 'Un début', DAY);
  const third = await takePlace(DRAFTS, ANNA);
  expect([first.part, second.part]).not.toContain(third.part);
  expect(third).toMatchObject({ isElsewhere: true, others: [] });
});

test('on return the newest is resumed and the other is offered', async () => {
  const pages = [await takePlace(DRAFTS, ANNA), await takePlace(DRAFTS, ANNA)];
  pages.forEach(({ part }, n) => {
    write(part, `Texte ${n}`, DAY + n);
  });
  for (const { release } of pages) await release();
  const back = await takePlace(DRAFTS, ANNA);
  expect(back.part).toBe(pages[1]?.part);
  expect(back.others).toEqual([pages[0]?.part]);
  await back.release();
  const other = await takePlace(DRAFTS, ANNA, { part: pages[0]?.part });
  expect(other).toMatchObject({ part: pages[0]?.part, others: [pages[1]?.part] });
});

test('a browser without locks keeps one draft', async () => {
  vi.stubGlobal('navigator', {});
  write(undefined, 'Un début', DAY);
  expect(await takePlace(DRAFTS, ANNA)).toMatchObject({ part: undefined, isElsewhere: false });
});

test('another person’s drafts are nobody else’s', async () => {
  write('a', 'Le mien', DAY);
  expect(await takePlace(DRAFTS, 'malik')).toMatchObject({ part: undefined, others: [] });
});

test('a reload gives a tab its own draft back, and a sent one gives way to the newest', async () => {
  const tabs = [fakeStorage(), fakeStorage(), fakeStorage()];
  const inTab = (tab: Storage | undefined) => {
    vi.stubGlobal('sessionStorage', tab);
    return takePlace(DRAFTS, ANNA);
  };
  const pages = [await inTab(tabs[0]), await inTab(tabs[1]), await inTab(tabs[2])];
  pages.forEach(({ part }, n) => {
    write(part, `Onglet ${n}`, DAY + n);
  });
  await pages[2]?.release();
  for (const n of [0, 1]) {
    await pages[n]?.release();
    const again = await inTab(tabs[n]);
    expect(again.part).toBe(pages[n]?.part);
    expect(again.others).toContain(pages[2]?.part);
  }
  // A tab that was duplicated knows the same place, which is not free.
  expect((await inTab(tabs[0])).part).toBe(pages[2]?.part);

  vi.stubGlobal('navigator', { locks: fakeLocks() });
  forgetDraft(DRAFTS, ANNA, pages[1]?.part);
  expect((await inTab(tabs[1])).part).toBe(pages[2]?.part);
});

test('a sign-out forgets which draft was open', async () => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { part } = await takePlace(DRAFTS, ANNA);
  expect(keptOpen(DRAFTS, ANNA)).toEqual({ part });
  forgetDrafts(ANNA);
  expect(keptOpen(DRAFTS, ANNA)).toBeUndefined();
});
