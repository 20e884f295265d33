/** What rules over several fields of one form share. */

/**
 * A rule over several fields, told on one of them: it speaks even where another
 * field is wrong, and is given every field as it came, of whatever type. A
 * field that says `abort` keeps it silent.
 */
export const beside = (field: string) => ({
  path: [field],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});

/** What is no text at all was refused on its own field already. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
