import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import type { KycVerification, newKycVerification } from '../../../contract/kyc.ts';
import { changeUser, lockAccount, publishUser } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { sealRow } from '../../platform/sealing.ts';
import { storeWords } from '../../platform/search/words.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { takePhotos } from './photos.ts';
import { presentKyc } from './present.ts';
import { type KycRecord, kycOf, latestKyc, publishKyc } from './queries.ts';

/**
 * Asks for one's identity to be verified. After a rejection a new request
 * corrects it (design 12). Once for a key; of two at once the second finds the
 * first. Errors: `kyc_pending`, `kyc_approved`, `document_unknown`,
 * `validation`, `idempotency_conflict`.
 */
export function submitKyc(
  services: Services,
  actor: Actor & { id: string },
  input: z.output<typeof newKycVerification>,
  key: string | undefined,
): Promise<KycVerification> {
  const submission = { key, operation: 'kyc.submit', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    await lockAccount(trx, actor.id);
    const rejected = await rejectedBefore(trx, actor.id);
    const { documents, ...said } = input;
    const id = newId();
    await trx
      .insertInto('kyc_verifications')
      .values({
        ...sealRow(services.key, 'kyc_verifications', { ...said, id }),
        ...(await takePhotos(unit, actor.id, documents, rejected)),
        userId: actor.id,
        uploadMethod: 'multipart',
        submittedAt: at,
      })
      .execute();
    await storeWords(trx, 'kyc-verifications', { id, userId: actor.id, text: said.fullName });
    await changeUser(unit, actor.id, { kycStatus: 'pending' });
    // Which sides, and nothing of what they say.
    const [idFront, idBack] = [Boolean(documents.idFront), Boolean(documents.idBack)];
    await unit.audit('submit', 'kyc-verifications', id, {
      after: { status: 'pending', idFront, idBack },
    });
    publishKyc(unit, { id, userId: actor.id });
    unit.publish({ topic: 'me' }, { userId: actor.id });
    publishUser(unit, actor.id);
    return presentKyc(await kycOf(trx, id), services.key);
  });
}

/** What the new request corrects, if anything. Errors: `kyc_pending`, `kyc_approved`. */
async function rejectedBefore(trx: Transaction, userId: string): Promise<KycRecord | undefined> {
  const latest = await latestKyc(trx, userId);
  if (latest?.status === 'pending') throw new AppError('kyc_pending');
  if (latest?.status === 'approved') throw new AppError('kyc_approved');
  return latest;
}
