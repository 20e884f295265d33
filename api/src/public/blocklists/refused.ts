/** An import that is not done, with the sentence that says why. Nothing was changed. */
export class ImportRefused extends Error {}
