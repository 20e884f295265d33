import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** How a person sees their lists: nothing of anybody else. */
const KEPT = /\.(savedQueries|datatable)$/;

/**
 * What react-admin remembers. Saved queries and hidden columns are kept by the
 * browser; searches and drafts hold personal data: they stay in memory and end
 * with the session.
 */
export function createStore(): Store {
  const memory = memoryStore();
  const browser = localStorageStore('1', 'parade');
  const storeOf = (key: string) => (KEPT.test(key) ? browser : memory);
  return {
    setup() {
      memory.setup();
      browser.setup();
    },
    teardown() {
      memory.teardown();
      browser.teardown();
    },
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    removeItems: (prefix) => memory.removeItems(prefix),
    reset: () => memory.reset(),
    listItems: (prefix) => ({ ...memory.listItems?.(prefix), ...browser.listItems?.(prefix) }),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  };
}
