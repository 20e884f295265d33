/**
 * Lower case without accents: what searches compare.
 * The same folding is stored beside texts that are searched.
 */
export function fold(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
