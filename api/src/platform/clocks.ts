/** This process's clock beside the database's, which all processes share. */
import { databaseTime } from '@parade/db';
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

const inWords = (ms: number) =>
  `${(Math.abs(ms) / 1000).toFixed(1)} s ${ms > 0 ? 'ahead of' : 'behind'} the clock of the database`;

/** Tells the log of a clock that is off, and throws one sentence where it is off by more than a minute. */
export async function requireRightClock(process: Clock & Pick<Services, 'log'>): Promise<void> {
  const ms = await ahead(process);
  const where = `The clock of this machine is ${inWords(ms)}`;
  if (Math.abs(ms) > REFUSED) {
    throw new Error(`${where}: put it right (timedatectl set-ntp true), then start again.`);
  }
  if (Math.abs(ms) > TOLD) process.log.warn({ ms }, where);
}

/** Whether both clocks agree well enough to go on. Throws where the database does not answer. */
export const isClockRight = async (process: Clock): Promise<boolean> =>
  Math.abs(await ahead(process)) <= REFUSED;
