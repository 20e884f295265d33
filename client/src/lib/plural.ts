/**
 * French uses the singular below two: « 1,50 € récupéré », « 0 résolu ». An
 * unknown count is plural.
 */
export const plural = (count: number | undefined, one: string, many: string): string =>
  count !== undefined && count < 2 ? one : many;
