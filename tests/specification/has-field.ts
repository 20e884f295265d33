import { z } from 'zod';

export type Schema = z.core.$ZodType;

/** What a schema is made of, where it is no object itself: elements, alternatives, what may be absent. */
function within(schema: Schema): readonly Schema[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodUnion) return schema.options;
  // A transformation has no fields: those of what goes in are the ones to look at.
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return [schema.unwrap()];
  }
  return [];
}

/** Whether a schema has a field; levels are parted by dots, lists have those of their elements. */
export function hasField(schema: Schema, path: string): boolean {
  if (!(schema instanceof z.ZodObject)) return within(schema).some((part) => hasField(part, path));
  const [field = '', ...rest] = path.split('.');
  if (!Object.hasOwn(schema.shape, field)) return false;
  return rest.length === 0 || hasField(schema.shape[field], rest.join('.'));
}
