import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FIELDS } from './fields.ts';
import { hasField } from './has-field.ts';

const TABLES = path.resolve(import.meta.dirname, '../../db/tables');

/** The columns of a table, as its file in `db/tables` declares them; none where there is no such table. */
function columnsOf(table: string): string[] {
  const sources = readdirSync(TABLES).map((file) => readFileSync(path.join(TABLES, file), 'utf8'));
  for (const text of sources) {
    const body = new RegExp(`^ {2}${table}: \\{\\n([\\s\\S]*?)\\n {2}\\};`, 'm').exec(text)?.[1];
    if (body) return [...body.matchAll(/^ {4}(\w+):/gm)].map(([, column = '']) => column);
  }
  return [];
}

describe.each(Object.entries(FIELDS))('%s', (_, fields) => {
  const schemas = Object.values(fields).flatMap((place) =>
    'schema' in place ? [place.schema] : [],
  );

  it.each(Object.entries(fields))('%s', (_, place) => {
    if ('schema' in place) {
      expect(hasField(place.schema, place.path), `${place.path} is not on the wire`).toBe(true);
    } else if ('column' in place) {
      const [table = '', column = ''] = place.column.split('.');
      expect(columnsOf(table)).toContain(column);
      expect(place.because).not.toBe('');
    } else {
      const there = schemas.some((schema) => hasField(schema, place.name));
      expect(there, `${place.name} is there: « ${place.missing} »`).toBe(false);
      expect(place.missing).not.toBe('');
    }
  });
});

describe('a field', () => {
  const note = z.object({ text: z.string() });
  const dossier = z.object({
    notes: z.array(note),
    last: note.nullable().optional(),
    author: z.union([z.object({ name: z.string() }), z.object({ code: z.string() })]),
    settings: z.object({ depth: z.object({ shown: z.boolean() }).prefault({ shown: true }) }),
    labels: z.record(z.string(), z.string()),
  });

  it.each([
    'notes.text',
    'last.text',
    'author.name',
    'author.code',
    'settings.depth.shown',
    'labels',
  ])('is found: %s', (field) => {
    expect(hasField(dossier, field)).toBe(true);
    expect(hasField(z.array(dossier).transform(String), field)).toBe(true);
  });

  it.each([
    'text',
    'notes.title',
    'last.text.more',
    'author.text',
    'settings.shown',
    'labels.a',
    '',
  ])('is not made up: %s', (field) => expect(hasField(dossier, field)).toBe(false));

  it('of the database is read from its tables', () => {
    expect(columnsOf('users')).toContain('statusUpdatedBy');
    expect(columnsOf('users')).not.toContain('manageUsers');
    expect(columnsOf('nothing')).toEqual([]);
  });
});
