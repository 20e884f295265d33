import type { z } from 'zod';
import { type TextKind, textKindOf } from './staff-text.ts';

/** A string that a schema takes: where it stands (`*` in a list), and what kind of staff text it is. */
export interface SchemaString {
  path: readonly string[];
  kind: TextKind | undefined;
  schema: z.core.$ZodType;
}

/** Every string that a schema takes. It is a staff text where the schema is one, or one that wraps it. */
export function stringsOf(
  schema: z.core.$ZodType,
  path: readonly string[] = [],
  outer?: TextKind,
): SchemaString[] {
  const kind = outer ?? textKindOf(schema);
  const inner = (each: z.core.$ZodType, ...steps: string[]) =>
    stringsOf(each, [...path, ...steps], kind);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [{ path, kind, schema }];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, each]) => inner(each, name));
    case 'array':
      return inner(def.element, '*');
    case 'record':
      return inner(def.valueType, '*');
    case 'union':
      return def.options.flatMap((each) => inner(each));
    case 'pipe': {
      // What comes out is what is stored: a mark there covers what went in.
      const out = def.out._zod.def.type === 'transform' ? [] : inner(def.out);
      const stored = out.find((each) => each.path.length === path.length)?.kind;
      return [...stringsOf(def.in, path, kind ?? stored), ...out];
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
      return inner(def.innerType);
    default:
      return [];
  }
}
