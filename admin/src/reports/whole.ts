/**
 * Sets whole reports apart in the cache: react-admin stores the rows of a list
 * as records under the plain key, and a row lacks the story, the documents, the history.
 */
export const WHOLE = { whole: true };
