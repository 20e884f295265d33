import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** How a person sees their lists: nothing of anybody else. */
const KEPT = /\.(savedQueries|datatable)$/;
const TAB = 'parade.tab.';

/** What this tab keeps for a member, in memory and through a reload; whose session ended leaves nothing to the next. */
function tabStore(member: string): Store {
  const own = TAB + member;
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(TAB) && key !== own) sessionStorage.removeItem(key);
  }
  const memory = memoryStore(JSON.parse(sessionStorage.getItem(own) ?? '{}'));
  // After a sign-out forms still write until the page has gone.
  let isOver = false;
  const written = () => {
    if (!isOver) sessionStorage.setItem(own, JSON.stringify(memory.listItems?.() ?? {}));
  };
  return {
    ...memory,
    setup() {
      memory.setup();
      written();
    },
    setItem(key, value) {
      memory.setItem(key, value);
      written();
    },
    removeItem(key) {
      memory.removeItem(key);
      written();
    },
    removeItems(prefix) {
      memory.removeItems(prefix);
      written();
    },
    reset() {
      isOver = true;
      memory.reset();
      sessionStorage.removeItem(own);
    },
  };
}

/**
 * What react-admin remembers. Saved queries and hidden columns are kept by the
 * browser; searches and drafts hold personal data: they stay in the tab and end
 * with the session.
 */
export function createStore(member: string): Store {
  const tab = tabStore(member);
  const browser = localStorageStore('1', 'parade');
  const storeOf = (key: string) => (KEPT.test(key) ? browser : tab);
  return {
    setup() {
      tab.setup();
      browser.setup();
    },
    teardown() {
      tab.teardown();
      browser.teardown();
    },
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => tab.removeItems(prefix),
    reset: () => tab.reset(),
    listItems: (prefix) => ({ ...tab.listItems?.(prefix), ...browser.listItems?.(prefix) }),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
}

/** Whether a text that somebody began still waits in this tab. */
export const hasDrafts = (store: Store): boolean =>
  Object.entries(store.listItems?.() ?? {}).some(
    ([key, value]) =>
      /\.(draft|reply)\./.test(key) && !['""', '{}', '[]', 'null'].includes(JSON.stringify(value)),
  );
