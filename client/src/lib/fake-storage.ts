/** A browser's storage for tests, as far as the drafts use it. */
export function fakeStorage(): Storage {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value;
    },
    removeItem: (key: string) => delete items[key],
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(items),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }) as unknown as Storage;
}
