import { withPatience } from '@parade/db';
import type { Env } from '../../platform/env.ts';
import { sentenceOfFailure } from '../../platform/failures.ts';
import { withReadOnly } from '../read-only.ts';
import type { Command, Result } from './command.ts';
import { type Finding, INSIDE, OUTSIDE, type Patient, type Probe } from './probes.ts';
import { columns } from './words.ts';

/** A database that hangs must not keep the rest from being read, in ms. */
const PATIENCE = 20_000;

type Found = Finding & { name: string };

const failed = (name: string, error: unknown): Found => ({
  name,
  state: 'fail',
  says: sentenceOfFailure(error, 'fr'),
});

const ask = <Of>(probes: readonly Probe<Of>[], of: Of): Promise<Found[]> =>
  Promise.all(
    probes.map(({ name, run }) =>
      run(of).then(
        (finding) => ({ name, ...finding }),
        (error: unknown) => failed(name, error),
      ),
    ),
  );

async function askDatabase(patient: Patient): Promise<Found[]> {
  try {
    return await withPatience(PATIENCE, () =>
      withReadOnly(patient.env, async (db) => [
        { name: 'database', state: 'ok' as const, says: 'La base répond et est à jour.' },
        ...(await ask(INSIDE, { ...patient, db })),
      ]),
    );
  } catch (error) {
    return [failed('database', error)];
  }
}

const MARKS = { ok: 'bon', warn: 'À VOIR', fail: 'MAUVAIS' } as const;

function resultOf(found: readonly Found[]): Result {
  const isWrong = ({ state }: Found) => state === 'fail';
  return {
    lines: columns(
      found.map(({ name, state, says, todo }) => [
        MARKS[state],
        name,
        todo ? `${says} ${todo}` : says,
      ]),
    ),
    problems: found.filter(isWrong).map(({ name }) => `${name} ne va pas.`),
    data: { probes: found.map(({ name, state, says, todo }) => ({ name, state, says, todo })) },
  };
}

export const doctor: Command = {
  name: 'doctor',
  about: 'examine tout et dit que faire\u00a0: configuration, horloges, disque, e-mails, clé…',
  notes: 'Ne change rien. Finit par 1 si quelque chose est MAUVAIS\u00a0; À VOIR n’empêche rien.',
  async run({ env: configuration, now }) {
    let env: Env;
    try {
      env = configuration();
    } catch (error) {
      return resultOf([failed('configuration', error)]);
    }
    const patient = { env, now };
    const outside = ask(OUTSIDE, patient);
    const inside = askDatabase(patient);
    return resultOf([...(await outside), ...(await inside)]);
  },
};
