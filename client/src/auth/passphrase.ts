const LENGTH = 4;
const RANGE = 2 ** 32;

/** A whole number below `limit`, each as likely as the others. */
function randomBelow(limit: number): number {
  const usable = RANGE - (RANGE % limit);
  for (;;) {
    const [value = RANGE] = crypto.getRandomValues(new Uint32Array(1));
    if (value < usable) return value % limit;
  }
}

/** Four words that have nothing to do with each other. Their list is fetched when somebody asks. */
export async function newPassphrase(): Promise<string> {
  const { PASSPHRASE_WORDS } = await import('./passphrase-words.ts');
  const words = Array.from(
    { length: LENGTH },
    () => PASSPHRASE_WORDS[randomBelow(PASSPHRASE_WORDS.length)],
  );
  return words.join('-');
}
