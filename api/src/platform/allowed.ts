import type { z } from 'zod';

/**
 * What leaves of a record: the fields that its schema in the contract names,
 * and no other. A field's own value leaves as it is given, so that what is
 * nested needs an allow-list of its own.
 */
export function allowed<Schema extends z.ZodObject>(
  schema: Schema,
  record: z.output<Schema>,
): z.output<Schema> {
  const leaving: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) leaving[name] = record[name];
  return leaving as z.output<Schema>;
}
