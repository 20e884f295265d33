/** Holds everything that is installed to licences that may stand beside AGPL-3.0-or-later. */
import { type Outcome, run } from './run.ts';

/** By their SPDX names. Each may be combined with, or handed on beside, what is AGPL-3.0-or-later. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // Its second version may be handed on under the AGPL, unless a file says that it may not.
  'MPL-2.0',
  // Of fonts: they are carried along, and no code is linked to them.
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Packages whose own word is no SPDX name, each with what was read in its files. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'css-mediaquery': 'says BSD; its LICENSE is the text of BSD-3-Clause',
  'humanize-number': 'says nothing; its Readme says MIT, and only a server of the tests uses it',
  only: 'says nothing; its Readme is the text of MIT, and only a server of the tests uses it',
};

/** What `pnpm licenses list --json` says: packages by the licence that they name. */
export type Licences = Record<string, readonly { name: string; versions: readonly string[] }[]>;

/** Whether an SPDX expression leaves a choice that is allowed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/\s+and\s+/i)
    .every((part) => part.split(/\s+or\s+/i).some((name) => ALLOWED.has(name.trim())));

/** Every package whose licence does not fit, and every exception that nothing needs. */
export function licenceBreaks(
  found: Licences,
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): string[] {
  const doubtful = Object.entries(found).flatMap(([licence, packages]) =>
    isAllowed(licence) ? [] : packages.map(({ name, versions }) => ({ name, versions, licence })),
  );
  const names = new Set(doubtful.map(({ name }) => name));
  return [
    ...doubtful
      .filter(({ name }) => !Object.hasOwn(exceptions, name))
      .map(({ name, versions, licence }) => `${name} ${versions.join(', ')}: ${licence}`),
    ...Object.keys(exceptions)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: nothing needs this exception any longer`),
  ];
}

/** The same of what is installed here, the tools of development among it. */
export async function licences(): Promise<Outcome> {
  const listed = await run('pnpm', [
    '--loglevel=error',
    ...['licenses', 'list', '--recursive', '--json'],
  ]);
  if (!listed.ok) return listed;
  const broken = licenceBreaks(JSON.parse(listed.output));
  return { ...listed, ok: broken.length === 0, output: broken.join('\n') };
}
