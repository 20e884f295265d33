/** Does what is given under one key one after the other, in this process; what fails holds nobody up. */
export function turns(): <Done>(key: string, task: () => Promise<Done>) => Promise<Done> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task);
    const over = mine.catch(() => undefined);
    last.set(key, over);
    try {
      return await mine;
    } finally {
      if (last.get(key) === over) last.delete(key);
    }
  };
}
