/** Below `/admin`. */
export const CALLER_PATH = '/saisir';

/** What the list is told when a report was filed: notices stay on the page that they were given on. */
export const filedState = (reference: string) => ({ filed: reference });

/** The reference of what was just filed; '' where nothing was. */
export function filedIn(state: unknown): string {
  const { filed }: { filed?: unknown } = Object(state);
  return typeof filed === 'string' ? filed : '';
}
