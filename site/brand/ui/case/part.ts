import type { ReactNode } from 'react';

/** What the fields of one part of a case are given: texts alone, as a person types them. */
export interface PartFieldsProps<Values> {
  values: Values;
  /** The sentence of each field that is wrong. */
  problems: Partial<Record<keyof Values, string>>;
  onChange: (values: Values) => void;
  /** The first field takes the focus. */
  autoFocus?: boolean;
}
export type PartFields<Values> = (props: PartFieldsProps<Values>) => ReactNode;

interface Schema {
  safeParse(value: unknown): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
}

/** What the contract says of each field; the first sentence counts. */
export function problemsOf<Values extends object>(
  schema: Schema,
  values: Values,
): Partial<Record<keyof Values, string>> {
  const problems: Partial<Record<PropertyKey, string>> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const [field] = path;
    if (field !== undefined) problems[field] ??= message;
  }
  return problems as Partial<Record<keyof Values, string>>;
}
