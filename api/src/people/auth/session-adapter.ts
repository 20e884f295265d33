import { type Db, runCompiled } from '@parade/db';
import type { Adapter, DatabaseSession } from 'lucia';
import { sha256 } from '../../platform/ids.ts';
import type { Account } from '../../platform/session.ts';
import { ACCOUNT_COLUMNS, presentAccount } from '../users/account.ts';

/**
 * Lucia's store over Kysely. Ids are hashed on their way in, so that a copy of
 * the table opens no session.
 */
export function sessionAdapter(db: Db, now: () => Date): Adapter {
  return {
    async getSessionAndUser(id) {
      const rows = await runCompiled(
        db,
        'session and account',
        () =>
          db
            .selectFrom('sessions')
            .innerJoin('users', 'users.id', 'sessions.userId')
            .leftJoin('admins', 'admins.userId', 'users.id')
            .select(['sessions.expiresAt', 'sessions.createdAt', 'sessions.confirmedAt'])
            .select('sessions.device')
            .select(ACCOUNT_COLUMNS)
            // A sign-in at the moment of an erasure may have left a session.
            .where('users.erasedAt', 'is', null)
            .where('sessions.id', '=', ''),
        [sha256(id)],
      );
      const row = rows[0];
      if (!row) return [null, null];
      const account: Account = presentAccount(row);
      const { device, createdAt, confirmedAt } = row;
      const attributes = { device, createdAt, confirmedAt };
      return [
        { id, userId: account.id, expiresAt: new Date(row.expiresAt), attributes },
        { id: account.id, attributes: account },
      ];
    },

    async getUserSessions(userId) {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'userId', 'device', 'expiresAt'])
        .where('userId', '=', userId)
        .execute();
      return rows.map(
        ({ device, ...row }): DatabaseSession => ({
          ...row,
          expiresAt: new Date(row.expiresAt),
          attributes: { device },
        }),
      );
    },

    async setSession(session) {
      const at = now().toISOString();
      const { device, createdAt = at, confirmedAt = at } = session.attributes;
      await db
        .insertInto('sessions')
        .values({
          id: sha256(session.id),
          userId: session.userId,
          device,
          createdAt,
          confirmedAt,
          expiresAt: session.expiresAt.toISOString(),
        })
        .execute();
    },

    async updateSessionExpiration(id, expiresAt) {
      await db
        .updateTable('sessions')
        .set({ expiresAt: expiresAt.toISOString() })
        .where('id', '=', sha256(id))
        .execute();
    },

    async deleteSession(id) {
      await db.deleteFrom('sessions').where('id', '=', sha256(id)).execute();
    },

    async deleteUserSessions(userId) {
      await db.deleteFrom('sessions').where('userId', '=', userId).execute();
    },

    async deleteExpiredSessions() {
      await db.deleteFrom('sessions').where('expiresAt', '<=', now().toISOString()).execute();
    },
  };
}
