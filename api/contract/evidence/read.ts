/** What stands at a path of a document, however far the document is from what it should be. */
export const at = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => Object(value)[step], document);

/** A text there; empty where there is none. */
export const textAt = (document: unknown, path: string): string => {
  const value = at(document, path);
  return typeof value === 'string' ? value : '';
};

const FIGURES = ['successRate', 'victimsHelped', 'fundsRecovered', 'averageTime'] as const;
export const STATISTICS = FIGURES.map((name) => [name, `stats.${name}`] as const);
export const RATING = 'claims.rating';

/** The paths of the certifications of a document, in its order. */
export function certificationsOf(document: unknown): string[] {
  const list = at(document, 'claims.certifications');
  return Array.isArray(list) ? list.map((_, index) => `claims.certifications.${index}`) : [];
}
