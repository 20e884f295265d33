import { discard } from '../../../people/documents/discard.ts';
import { idsOwned, ownedBy, type PersonalPart } from '../../../platform/personal-data.ts';

export const exportData = {
  answers: { exports: { erased: 'rows', exported: {} } },
  objects: idsOwned('exports'),
  async erase(services, { trx, afterCommit }, person) {
    const rows = await trx
      .deleteFrom('exports')
      .where(ownedBy('exports', person))
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    afterCommit(() => void discard(services, services.exports, ids));
  },
} satisfies PersonalPart;
