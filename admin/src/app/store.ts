import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { forgetTab, tabKey } from '../lib/tab-storage.ts';

/** How a person sees their lists: nothing of anybody else. */
const KEPT = /\.(savedQueries|datatable)$/;

/** What this tab keeps for a member, in memory and through a reload; the page of the sign-in forgets it. */
function tabStore(member: string): Store {
  forgetTab(member);
  const own = tabKey(member);
  const memory = memoryStore(JSON.parse(sessionStorage.getItem(own) ?? '{}'));
  const written = () => {
    const items = Object.entries(memory.listItems?.() ?? {});
    // Filters, order and page stand in the address: nothing else brings them back.
    const kept = items.filter(([key]) => !key.endsWith('.listParams'));
    sessionStorage.setItem(own, JSON.stringify(Object.fromEntries(kept)));
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
      memory.reset();
      written();
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
