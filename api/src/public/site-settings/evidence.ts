import { EVIDENCE_SLOT } from '../../../contract/documents.ts';
import { sentenceOf } from '../../../contract/errors.ts';
import { RATING, STATISTICS, textAt } from '../../../contract/evidence/read.ts';
import type { SiteSettings } from '../../../contract/site-settings.ts';
import { attachDocuments } from '../../people/documents/attach.ts';
import { eraseDocuments } from '../../people/documents/erase.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';

const CLAIMS = [...STATISTICS.map(([, claim]) => claim), RATING];
const NO_PDF = 'Joignez un PDF\u00a0: c’est lui qui montre le chiffre, page par page';

/**
 * Keeps the documents that the figures of a document of settings name: from
 * now on they are the site's. Error: `validation`, with the field of each that
 * is no PDF, is gone, or is somebody else's upload.
 */
export async function keepEvidence(
  unit: UnitOfWork,
  editor: { id: string },
  settings: Pick<SiteSettings, 'stats' | 'claims'>,
): Promise<void> {
  const named = CLAIMS.flatMap((claim) => {
    const id = textAt(settings, `${claim}.document`);
    return id === '' ? [] : [{ field: `${claim}.document`, id }];
  });
  if (named.length === 0) return;
  const rows = await unit.trx
    .selectFrom('documents')
    .select(['id', 'ownerId', 'slot', 'type', 'attachedAt'])
    .where(
      'id',
      'in',
      named.map(({ id }) => id),
    )
    .execute();
  const refusals = named.flatMap(({ field, id }): [string, string][] => {
    const row = rows.find((each) => each.id === id);
    const own = row && (row.attachedAt === null ? row.ownerId === editor.id : isEvidence(row));
    if (!own) return [[field, sentenceOf('document_unknown')]];
    return row.type === 'application/pdf' ? [] : [[field, NO_PDF]];
  });
  const [first] = refusals;
  if (first) {
    throw new AppError('validation', { message: first[1], errors: Object.fromEntries(refusals) });
  }
  for (const { id, attachedAt } of rows) {
    if (attachedAt === null) {
      await attachDocuments(unit, editor.id, {}, { [EVIDENCE_SLOT]: id });
    }
  }
}

/** Whether a stored document is the evidence of a figure. */
export const isEvidence = ({ slot }: { slot: string | null }): boolean => slot === EVIDENCE_SLOT;

/** Removes the evidence that no version of the settings names. Returns how much. */
export const removeUnnamed = (services: Services): Promise<number> =>
  work(services, SYSTEM, async (unit) => {
    const kept = await unit.trx
      .selectFrom('documents')
      .select('id')
      .where('slot', '=', EVIDENCE_SLOT)
      .execute();
    const unnamed: { id: string }[] = [];
    for (const document of kept) {
      if (!(await isNamed(unit, document.id))) unnamed.push(document);
    }
    await eraseDocuments(services, unit, unnamed);
    for (const { id } of unnamed) await unit.audit('expire', 'documents', id);
    return unnamed.length;
  });

/** Every save is in the history, the settings in force among them; others wait for a second person. */
async function isNamed({ trx }: UnitOfWork, id: string): Promise<boolean> {
  const saved = await trx
    .selectFrom('site_settings_history')
    .select('version')
    .where('document', 'like', `%${id}%`)
    .limit(1)
    .executeTakeFirst();
  const proposed = await trx
    .selectFrom('approvals')
    .select('id')
    .where('status', '=', 'proposed')
    .where('input', 'like', `%${id}%`)
    .limit(1)
    .executeTakeFirst();
  return saved !== undefined || proposed !== undefined;
}
