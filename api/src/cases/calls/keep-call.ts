import { formatDateTime } from '../../../contract/dates.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** The call of a report that is noted now. */
export interface NotedCall {
  name: string;
  contact: string;
  calledAt: string;
  trustedName: string;
  /** Whether its owner's account is made with it: the mail of that says so already. */
  isInvited: boolean;
}

/** Writes down who called, who noted it, and that the caller agreed. */
export async function keepCall(
  { trx, at }: UnitOfWork,
  staff: Actor & { id: string },
  reportId: string,
  { name, contact, calledAt, trustedName }: NotedCall,
): Promise<void> {
  await trx
    .insertInto('report_calls')
    .values({
      ...{ reportId, at, calledAt, trustedName },
      ...{ staffId: staff.id, staffName: staff.name, callerName: name, callerContact: contact },
    })
    .execute();
}

/** Tells a report's owner that words were noted as theirs. Its copy is the mail of the receipt. */
export const tellOwner = (
  services: Services,
  unit: UnitOfWork,
  staff: Actor & { id: string },
  { id, reference, userId }: { id: string; reference: string; userId: string },
  { calledAt }: NotedCall,
): Promise<void> =>
  notify(services, unit, {
    userId,
    type: 'info',
    priority: 'high',
    title: `Dossier ${reference}\u00a0: noté pour vous au téléphone`,
    message: `L’équipe a noté votre récit pendant un appel du ${formatDateTime(calledAt)}. Relisez-le, complétez-le, ou écrivez-nous dans le dossier. Vous n’avez pas appelé\u00a0? Dites-le-nous tout de suite, par le support.`,
    category: 'report_receipt',
    objectId: id,
    sentBy: staff.id,
    copy: false,
  });
