import type { DocumentSummary } from '../../../contract/documents.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { orRefuse } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { DOCUMENT_COLUMNS, presentDocument } from './present.ts';

/** Says what a document of one's own shows. The bytes stay as they came. Error: `not_found`. */
export function setNote(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  note: string,
): Promise<DocumentSummary> {
  return work(services, actor, async (unit) => {
    const before = await unit.trx
      .selectFrom('documents')
      .select([...DOCUMENT_COLUMNS, 'reportId'])
      .where('id', '=', id)
      .where('ownerId', '=', actor.id)
      .executeTakeFirstOrThrow(orRefuse('not_found'));
    if (before.note !== note) {
      await unit.trx.updateTable('documents').set({ note }).where('id', '=', id).execute();
      await unit.audit('describe', 'documents', id);
      const { reportId } = before;
      if (reportId) {
        unit.publish({ topic: 'reports', id: reportId }, { userId: actor.id });
        unit.publish({ topic: 'reports', id: reportId }, { permission: 'manageReports' });
      }
    }
    return presentDocument({ ...before, note });
  });
}
