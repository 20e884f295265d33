/**
 * Sets whole records apart in the cache: react-admin stores the rows of a list
 * as records under the plain key, and a row lacks most of what a panel shows.
 */
export const WHOLE = { whole: true };
