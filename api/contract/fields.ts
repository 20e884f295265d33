import { z } from 'zod';

/**
 * A rule over several fields, told on one of them. It is asked even where
 * another field is wrong, and is given every field as it came, of whatever type;
 * a field whose own rule aborts keeps it from being asked.
 */
export const beside = (field: string) => ({
  path: [field],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});

/** Whether nothing was given; a value of another type is not blank: its own field refuses it. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The version of the record that was read: where the database has another one, the edit is a 409. */
export const versionRead = z
  .number({ error: 'La version de la fiche manque' })
  .int()
  .min(1)
  .max(2_000_000_000);
