/** What of one text may be a part of a code. */
export interface Part {
  code: string;
}

/** Of how many texts all orders are tried, of how many three at once; of more, two at once. */
const ALL_ORDERS = 5;
const THREES = 8;
/** Of each text: more than the longest code, and no more work than that. */
export const LONGEST = 240;

/** Every order of two texts or more, each once. */
function* orders<Each extends Part>(
  parts: readonly Each[],
  size: number,
  taken: readonly Each[] = [],
): Generator<readonly Each[]> {
  for (const part of parts) {
    if (taken.includes(part)) continue;
    const more = [...taken, part];
    if (more.length > 1) yield more;
    if (more.length < size) yield* orders(parts, size, more);
  }
}

const sizeFor = (count: number) => (count <= ALL_ORDERS ? count : count <= THREES ? 3 : 2);

/** The first order in which parts of several texts are payment details together. */
export function findAcross<Each extends Part>(
  parts: readonly Each[],
  arePaymentDetails: (parts: string) => boolean,
): readonly Each[] | undefined {
  for (const order of orders(parts, sizeFor(parts.length))) {
    if (arePaymentDetails(order.map(({ code }) => code).join(' '))) return order;
  }
  return undefined;
}
