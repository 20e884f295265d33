import { toNestErrors } from '@hookform/resolvers';
import { siteSettingsUpdate } from '@parade/api/contract/site-settings-forms.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { type SettingsValues, toDocument } from './values.ts';

/** Sentences by the path of their field, as the server's refusal has them too. */
export type Problems = Readonly<Record<string, string>>;

/** What the contract would refuse. */
export function problemsOf(values: SettingsValues): Problems {
  const { error } = siteSettingsUpdate.safeParse({ ...toDocument(values), version: 0 });
  const issues = (error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message] as const,
  );
  // Of several problems of a field the first one is shown.
  return Object.fromEntries(issues.toReversed());
}

/** Checks the document that the inputs make by the contract's schema. */
export const settingsResolver: Resolver<SettingsValues> = (values, _context, options) => {
  const problems = Object.entries(problemsOf(values));
  if (problems.length === 0) return { values, errors: {} };
  const errors = Object.fromEntries(
    problems.map(([path, message]) => [path, { type: 'contract', message }]),
  );
  return { values: {}, errors: toNestErrors(errors as FieldErrors<SettingsValues>, options) };
};

/** The paths that have a problem, of react-hook-form's tree of errors. */
export function problemPaths(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]): string[] => {
    const at = path ? `${path}.${key}` : key;
    if (!error || typeof error !== 'object') return [];
    return 'message' in error ? [at] : problemPaths(error, at);
  });
}
