/** Asks the member for their password; answers whether they gave it. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asked: Promise<boolean> | undefined;

/** Who asks, until the returned function is called. */
export function askPresenceBy(one: Ask): () => void {
  ask = one;
  return () => {
    if (ask === one) ask = undefined;
  };
}

/** Has the member show that it is still them, once for all calls that wait for it. */
export function showPresence(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined;
  });
  return asked;
}
