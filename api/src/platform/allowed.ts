import { z } from 'zod';

/** The fields of an object that hold objects themselves, one or many, with the schema of each. */
type Nested = ReadonlyMap<string, z.ZodObject>;

const nestedIn = new WeakMap<z.ZodObject, Nested>();

/** The object behind « or null », « or left out » and « many of them »; undefined for anything else. */
function objectOf(schema: unknown): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return objectOf(schema.unwrap());
  }
  return schema instanceof z.ZodArray ? objectOf(schema.element) : undefined;
}

function nestedOf(schema: z.ZodObject): Nested {
  const known = nestedIn.get(schema);
  if (known) return known;
  const found = new Map(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const object = objectOf(field);
      return object ? [[name, object] as const] : [];
    }),
  );
  nestedIn.set(schema, found);
  return found;
}

const inside = (schema: z.ZodObject, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => inside(schema, each));
  return typeof value === 'object' && value !== null
    ? allowed(schema, value as Record<string, unknown>)
    : value;
};

/**
 * What leaves of a record: the fields that its schema in the contract names, and no other, down to the
 * objects in it. What a union or a record holds leaves as it is given, and needs an allow-list of its own.
 */
export function allowed<Schema extends z.ZodObject>(
  schema: Schema,
  record: z.output<Schema>,
): z.output<Schema> {
  const nested = nestedOf(schema);
  const leaving: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const object = nested.get(name);
    leaving[name] = object ? inside(object, record[name]) : record[name];
  }
  return leaving as z.output<Schema>;
}
