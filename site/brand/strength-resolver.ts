import type { FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import { isWeakPassword } from './password-score.ts';

interface Rated<Values> {
  field: FieldPath<FieldValues>;
  sentence: string;
  /** Name, e-mail and the like: what a guess begins with. */
  known: (values: Values) => string[];
}

/** Adds a password's strength to a form's rules, so that it is told with what else is wrong. */
export const withStrength =
  <Values extends FieldValues, Context, Output>(
    resolver: Resolver<Values, Context, Output>,
    { field, sentence, known }: Rated<Values>,
  ): Resolver<Values, Context, Output> =>
  async (values, ...rest) => {
    const checked = await resolver(values, ...rest);
    const password: string = values[field];
    const isTold = password === '' || Object.hasOwn(checked.errors, field);
    if (isTold || !(await isWeakPassword(password, known(values)))) return checked;
    const weak = { [field]: { type: 'weak', message: sentence } } as FieldErrors<Values>;
    return { values: {}, errors: { ...checked.errors, ...weak } };
  };
