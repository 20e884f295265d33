/** French counts in the singular up to two: « 1,50 € récupéré », « 0 résolu ». Unknown is many. */
export const plural = (count: number | undefined, one: string, many: string): string =>
  count !== undefined && count < 2 ? one : many;
