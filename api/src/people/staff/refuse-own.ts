import type { Actor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';

/**
 * Nobody decides where their own money is concerned, whatever they may do:
 * called with whose affair it is, before anything changes. Error: `own_affair`.
 */
export function refuseOwn(actor: Actor, userId: string): void {
  if (actor.id === userId) throw new AppError('own_affair');
}
