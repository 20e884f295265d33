/** Errors by their code: the HTTP status and the French sentence that a person reads. */
export type ErrorCatalogue = Readonly<Record<string, readonly [status: number, sentence: string]>>;
