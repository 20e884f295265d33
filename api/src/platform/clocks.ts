/** This process's clock beside the database's, which all processes share. */
import { databaseTime, Refusal } from '@parade/db';
import type { Services } from './context.ts';

/** From here on an operator is told, in ms. */
export const TOLD = 1000;
/** From here on nothing may go on: instants, limits and links would be wrong. */
export const REFUSED = 60_000;

type Clock = Pick<Services, 'db' | 'now'>;

/**
 * By how many ms this clock is ahead of the database's at least, below zero behind it: the database
 * answered at some moment between the question and the answer. Always 0 on SQLite.
 */
export async function ahead({ db, now }: Clock): Promise<number> {
  const asked = now().getTime();
  const theirs = await databaseTime(db);
  const answered = now().getTime();
  if (theirs === null) return 0;
  return Math.max(asked - theirs, 0) + Math.min(answered - theirs, 0);
}

const inSeconds = (ms: number) => `${(Math.abs(ms) / 1000).toFixed(1)} s`;

const english = (ms: number) =>
  `The clock of this machine is ${inSeconds(ms)} ${ms > 0 ? 'ahead of' : 'behind'} the clock of the database`;

const french = (ms: number) =>
  `L’horloge de cette machine ${ms > 0 ? 'avance' : 'retarde'} de ${inSeconds(ms)} sur celle de la base`;

/** Tells the log of a clock that is off, and throws one sentence where it is off by more than a minute. */
export async function requireRightClock(process: Clock & Pick<Services, 'log'>): Promise<void> {
  const ms = await ahead(process);
  if (Math.abs(ms) > REFUSED) {
    throw new Refusal(
      `${english(ms)}: put it right (timedatectl set-ntp true), then start again.`,
      `${french(ms)}\u00a0: remettez-la à l’heure (timedatectl set-ntp true), puis recommencez.`,
    );
  }
  if (Math.abs(ms) > TOLD) process.log.warn({ ms }, english(ms));
}

/** Whether both clocks agree well enough to go on. Throws where the database does not answer. */
export const isClockRight = async (process: Clock): Promise<boolean> =>
  Math.abs(await ahead(process)) <= REFUSED;
