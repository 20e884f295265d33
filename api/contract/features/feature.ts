/** What a feature gives to the contract, without zod: every front end may load it. */
export interface FeatureContract {
  /** What open pages are told of. */
  topics?: readonly string[];
  /**
   * Addresses in the client application: for anybody, inside its layout, inside it for one thing
   * (`/reports/:id`), or signed in outside of it.
   */
  pages?: Readonly<Partial<Record<'visitor' | 'layout' | 'one' | 'plain', readonly string[]>>>;
  /** Its numbers in the back office's summary: rows, or euros. */
  counts?: Readonly<Record<string, 'rows' | 'euros'>>;
  /** Errors by their code: the HTTP status and the French sentence that a person reads. */
  errors?: Readonly<Record<string, readonly [status: number, sentence: string]>>;
}
