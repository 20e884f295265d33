import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { FileLost, type Variant } from '../../platform/file-store.ts';
import { enqueueMails } from '../../platform/mail/enqueue.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { staffEmails } from '../../platform/mail/staff-emails.ts';
import { hello } from '../../platform/mail/templates.ts';
import type { Resources } from '../../platform/resources.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';

/**
 * The bytes of a stored document. One whose file is missing or damaged is marked, and the team is
 * told. Errors: `document_lost`; `not_found` where it was removed meanwhile.
 */
export async function storedBytes(
  services: Resources,
  id: string,
  variant: Variant,
): Promise<Buffer> {
  try {
    return await services.files.read(id, variant);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
    const isKnown = await noteLost(services, id, error);
    throw new AppError(isKnown ? 'document_lost' : 'not_found', { cause: error });
  }
}

/** Whether there is such a document. Each that is lost is told of once. */
async function noteLost(services: Resources, id: string, { how }: FileLost): Promise<boolean> {
  return work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const document = await trx
      .selectFrom('documents')
      .select('lostAt')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!document || document.lostAt !== null) return document !== undefined;
    const { numUpdatedRows } = await trx
      .updateTable('documents')
      .set({ lostAt: at })
      .where('id', '=', id)
      .where('lostAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return true;
    await unit.audit('lost', 'documents', id, { after: { kind: how } });
    await tellTeam(services, unit, id);
    return true;
  });
}

const HOUR = 3_600_000;

/** One mail an hour: where a whole disk is away, each document would send its own. */
async function tellTeam(services: Resources, unit: UnitOfWork, id: string): Promise<void> {
  const { trx, at } = unit;
  const lately = await trx
    .selectFrom('documents')
    .select('id')
    .where('lostAt', '>', new Date(Date.parse(at) - HOUR).toISOString())
    .where('id', '<>', id)
    .executeTakeFirst();
  if (lately) return;
  const journal = pageUrl(services.env, '/admin/audit-events');
  await enqueueMails(unit, await staffEmails(trx, 'systemSettings'), documentLostMail(id, journal));
}

const documentLostMail =
  (id: string, journal: string): Mail =>
  (brand) => ({
    subject: 'Un document ne peut plus être lu',
    paragraphs: [
      hello(),
      `Le fichier du document ${id} a disparu ou est abîmé\u00a0: quelqu’un vient de l’ouvrir, ou de demander la copie de ses données, et ne l’a pas eu.`,
      'D’autres peuvent l’être aussi. La commande «\u00a0parade files verify\u00a0» les lit tous et les nomme\u00a0; chacun se remet en place depuis une sauvegarde (docs/operation.md). Aucun autre message ne partira dans l’heure qui vient.',
    ],
    link: { label: 'Voir le journal', url: journal },
    reason: `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`,
  });

/** Takes the mark off documents whose file is back. Returns how many. */
export async function noteFound(services: Services): Promise<number> {
  const { db, files } = services;
  const lost = await db
    .selectFrom('documents')
    .select(['id', 'hasCopy'])
    .where('lostAt', 'is not', null)
    .execute();
  let found = 0;
  for (const { id, hasCopy } of lost) {
    try {
      await files.read(id, 'original');
      if (hasCopy === 1) await files.read(id, 'copy');
    } catch (error) {
      if (error instanceof FileLost) continue;
      throw error;
    }
    await work(services, SYSTEM, async (unit) => {
      await unit.trx.updateTable('documents').set({ lostAt: null }).where('id', '=', id).execute();
      await unit.audit('found', 'documents', id);
    });
    found++;
  }
  return found;
}
