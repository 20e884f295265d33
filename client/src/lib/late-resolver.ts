import type { FieldValues, Resolver } from 'react-hook-form';

/** A form's rules that come after the form. Where they cannot be fetched, the server alone judges. */
export const lateResolver =
  <Values extends FieldValues, Output>(
    load: () => Promise<Resolver<Values, unknown, Output>>,
  ): Resolver<Values, unknown, Output> =>
  async (values, ...rest) => {
    const resolver = await load().catch(() => undefined);
    return resolver
      ? resolver(values, ...rest)
      : { values: values as unknown as Output, errors: {} };
  };
