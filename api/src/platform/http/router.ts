import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { HonoEnv } from '../context.ts';
import { AppError } from '../errors.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  /** The issues of each shape of a union, where none of them fits. */
  readonly errors?: readonly (readonly Issue[])[];
}

/** Stands for the sentence of a rule that has none of its own. */
const UNSAID = 'Ce champ n’est pas valide';

/** A choice of shapes without a sentence speaks by its last one, which a person fills in. */
const spoken = (issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => {
    const shape = issue.message === UNSAID ? issue.errors?.at(-1) : undefined;
    return shape
      ? spoken(shape).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
      : [issue];
  });

/** The first sentence of each field that is wrong. */
function fieldSentences(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[issue.path.join('.')] ??= issue.message;
  return errors;
}

/** The errors of a wrong path or header; the one header with a rule is the idempotency key. */
const WRONG: Readonly<Partial<Record<string, ErrorCode>>> = {
  param: 'not_found',
  header: 'idempotency_key_malformed',
};

type Refused = { success: false; target: string; error: { issues: readonly Issue[] } };
type Checked = { success: true } | Refused;

/** Refuses bad input, with what else a feature finds wrong in the body. */
function refuse({ target, error }: Refused, beside?: AppError): never {
  if (target !== 'json') throw new AppError(WRONG[target] ?? 'invalid_query');
  const issues = spoken(error.issues);
  const message = issues[0]?.message;
  const errors = { ...beside?.details.errors, ...fieldSentences(issues) };
  throw new AppError('validation', { errors, ...(message ? { message } : {}) });
}

/** What a feature finds wrong in a body beside what the contract refuses. */
type Beside = (body: unknown, param: (name: string) => string | undefined) => AppError | undefined;

/** What a route does with an input that was checked: it throws where it refuses. */
export type Hook = (result: Checked, c: Context<HonoEnv>) => Promise<never> | undefined;

/** A hook that tells all wrong fields at once, also those that only the feature can judge. */
export const refuseWith =
  (beside: Beside): Hook =>
  (result, { req }) => {
    if (result.success) return undefined;
    if (result.target !== 'json') return refuse(result);
    return req.json().then((body) =>
      refuse(
        result,
        beside(body, (name) => req.param(name)),
      ),
    );
  };

// Every rule of the contract carries its sentence; zod's own are English and for nobody here.
z.config({ customError: () => UNSAID });

/** A group of routes whose bad input becomes an `AppError`. */
export function router() {
  return new OpenAPIHono<HonoEnv>({
    defaultHook: (result) => (result.success ? undefined : refuse(result)),
  });
}
