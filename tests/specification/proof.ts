/** What shows that a sentence of the specification is there. */

export interface Seen {
  /** From the root of the repository. */
  file: string;
  /** Word for word; a title that is a template as its source has it. */
  test: string;
}

/**
 * A test that sees the sentence, the reason of a wanted deviation (design 9, 10
 * and 12), or both, where the test has to bring about what cannot happen here.
 */
export type Proof = Seen | string | (Seen & { deviation: string });

/** Where the sentence stands, the sentence, what sees it. */
export type Section = Readonly<Record<string, Readonly<Record<string, Proof>>>>;
