import type { z } from 'zod';
import type { filedForCaller, newReportForCaller } from '../../../contract/caller-reports.ts';
import { hashPassword } from '../../people/auth/passwords.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { newToken } from '../../platform/ids.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { fileReport } from '../reports/submit.ts';
import { asAddressTaken, ownerFor } from './accounts.ts';

/**
 * Files what a person told on the phone: the report that they would have filed themselves, in an
 * account of theirs. They are told at once. The same key gives the same report again. Errors:
 * `document_unknown`, `email_taken`, `caller_account_refused`, `not_found`, `permission_denied`,
 * `idempotency_conflict`.
 */
export async function fileForCaller(
  services: Services,
  actor: Actor & { id: string },
  input: z.output<typeof newReportForCaller>,
  key: string | undefined,
): Promise<z.output<typeof filedForCaller>> {
  const { call, person, consent: _agreed, ...told } = input;
  const trustedName = person.kind === 'new' ? person.trustedName : '';
  const passwordHash = await hashPassword(newToken());
  const submission = { key, operation: 'reports.file-for-caller', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const ownerId = await ownerFor(services, unit, person, passwordHash);
    const counterparties = told.counterparties.map((each) => ({
      ...each,
      source: 'team' as const,
    }));
    const noted = { ...call, trustedName, isInvited: person.kind === 'new' };
    return fileReport(services, unit, actor, ownerId, { ...told, counterparties }, noted);
  }).catch(asAddressTaken);
}
