import type { DbOrTrx } from '@parade/db';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { eraseDocuments } from '../../people/documents/erase.ts';
import { receivedFiles } from '../../people/documents/personal-data.ts';
import { ownedBy, type PersonalPart } from '../../platform/personal-data.ts';
import { type Fact, saidFact } from '../../platform/personal-page.ts';
import type { Resources } from '../../platform/resources.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** Documents with the messages that they came with. */
const attached = (db: DbOrTrx) =>
  db
    .selectFrom('documents')
    .innerJoin('report_messages', 'report_messages.id', 'documents.reportMessageId');

export const conversationData = {
  answers: {
    // They go with their report, whose export has them.
    report_messages: { erased: 'rows', exported: { message: 'reports.conversation.message' } },
    report_conversations: { erased: 'rows', exported: {} },
  },
  /** What the team sent. */
  files: (services, person) =>
    receivedFiles(
      services,
      person,
      attached(services.db).where(ownedBy('report_messages', person)),
      'recus-de-l-equipe',
    ),
} satisfies PersonalPart;

/** Erases what was written in reports, with what came with it from both sides. */
export async function eraseConversations(
  services: Resources,
  unit: UnitOfWork,
  reportIds: readonly string[],
): Promise<void> {
  const { trx } = unit;
  const documents = attached(trx)
    .select('documents.id')
    .where('report_messages.reportId', 'in', reportIds);
  await eraseDocuments(services, unit, await documents.execute());
  await trx.deleteFrom('report_messages').where('reportId', 'in', reportIds).execute();
  await trx.deleteFrom('report_conversations').where('reportId', 'in', reportIds).execute();
}

type Messages = PersonalData['reports'][number]['conversation'];

/** What was written in a report, to be read. */
export const conversationFacts = (messages: Messages): Fact[] =>
  messages.map((said) => saidFact(said.by, said.at, said));
