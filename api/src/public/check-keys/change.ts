import type { z } from 'zod';
import {
  CHECK_KEY_START,
  type CheckKey,
  type CheckKeyMade,
  type checkKeyUpdate,
  type newCheckKey,
} from '../../../contract/check-keys.ts';
import { requireSettledFactor } from '../../people/approvals/settled-factor.ts';
import { requireConfirmed } from '../../people/auth/confirmation.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId, newToken, sha256 } from '../../platform/ids.ts';
import { only, type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { checkKeyOf, checkKeyRowOf } from './queries.ts';

/** So much of a key is shown later: six letters of it tell one from the other and help nobody to guess the rest. */
const SHOWN = CHECK_KEY_START.length + 6;

/** What the journal says of a key: of its contact nothing. */
const JOURNALED = ['partner', 'perMinute', 'perDay'] as const;

const publish = ({ publish: tell }: UnitOfWork, id: string): void =>
  tell({ topic: 'check-keys', id }, { permission: 'systemSettings' });

/** Whoever gives a partner more shows who they are. Errors: `confirmation_required`, `totp_missing`, `totp_too_new`. */
async function requirePresent(unit: UnitOfWork, actor: Person): Promise<void> {
  requireConfirmed(unit.at, actor);
  await requireSettledFactor(unit, actor.id);
}

/** Makes a key; the answer holds it, and nothing else ever does. Errors: those of `requirePresent`. */
export function makeCheckKey(
  services: Services,
  actor: Person,
  given: z.output<typeof newCheckKey>,
): Promise<CheckKeyMade> {
  return work(services, actor, async (unit) => {
    await requirePresent(unit, actor);
    const { trx, at } = unit;
    const id = newId();
    const key = CHECK_KEY_START + newToken();
    const prefix = key.slice(0, SHOWN);
    const made = { createdAt: at, createdBy: actor.id, revokedAt: null, revokedBy: null };
    await trx
      .insertInto('check_keys')
      .values({ id, ...given, hash: sha256(key), prefix, ...made })
      .execute();
    await unit.audit('create', 'check-keys', id, {
      after: { ...only(given, JOURNALED), prefix },
    });
    publish(unit, id);
    return { ...(await checkKeyRowOf(trx, id)), key };
  });
}

/**
 * Changes who is behind a key and how much it may ask for; a lower limit asks for no presence.
 * Errors: `not_found`, `stale_version`, `check_key_revoked`; those of `requirePresent`.
 */
export function updateCheckKey(
  services: Services,
  actor: Person,
  id: string,
  { version, ...given }: z.output<typeof checkKeyUpdate>,
): Promise<CheckKey> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    const before = await checkKeyRowOf(trx, id);
    if (before.revokedAt !== null) throw new AppError('check_key_revoked');
    if (given.perMinute > before.perMinute || given.perDay > before.perDay) {
      await requirePresent(unit, actor);
    }
    const { numUpdatedRows } = await trx
      .updateTable('check_keys')
      .set({ ...given, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('stale_version');
    await unit.audit('update', 'check-keys', id, {
      before: only(before, JOURNALED),
      after: only(given, JOURNALED),
    });
    publish(unit, id);
    return checkKeyOf(trx, id);
  });
}

/** Ends a key, at once and by one person alone; a repeat changes nothing. Error: `not_found`. */
export function revokeCheckKey(services: Services, actor: Person, id: string): Promise<CheckKey> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const { partner, prefix } = await checkKeyRowOf(trx, id);
    const { numUpdatedRows } = await trx
      .updateTable('check_keys')
      .set((e) => ({ revokedAt: at, revokedBy: actor.id, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('revokedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) {
      await unit.audit('revoke', 'check-keys', id, { before: { partner, prefix } });
      publish(unit, id);
    }
    return checkKeyOf(trx, id);
  });
}
