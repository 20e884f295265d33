import { type ErrorCode, sentenceOf, statusOf } from '@parade/api/contract/errors.ts';
import { KYC_MISSING, KYC_TYPE_REFUSED, newKycVerification } from '@parade/api/contract/kyc.ts';
import { ApiError, networkError } from '@parade/site/brand/ui/api-error.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitFailure } from '../lib/submit-failure.ts';
import {
  beginningOf,
  EMPTY_KYC,
  FRONT_MISSING,
  isIncomplete,
  KYC_FAILURE,
  kycResolver,
  requestFor,
} from './form.ts';
import { PHOTOS, UPLOAD_FAILED } from './photos.ts';

const TYPED = {
  fullName: 'Éloïse Marchand',
  dateOfBirth: '1988-02-29',
  address: '3 rue des Lilas, 69003 Lyon',
  idNumber: '880692310285',
};
const document = (id: string) => ({
  id,
  url: `/api/documents/${id}`,
  name: 'carte.jpg',
  type: 'image/jpeg',
  size: 70,
  sha256: 'ab',
  note: '',
  createdAt: '2026-10-02T10:00:00Z',
});
const options = {
  fields: {},
  shouldUseNativeValidation: false,
  criteriaMode: 'firstError' as const,
};
const sentences = async (texts: typeof TYPED) => {
  const { errors } = await kycResolver(texts, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.message]),
  );
};

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-10-02T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the form of an identity check', () => {
  test('says which fields are missing, on each of them', async () => {
    expect(await sentences(EMPTY_KYC)).toEqual(KYC_MISSING);
    const { errors } = await kycResolver(EMPTY_KYC, undefined, options);
    expect(isIncomplete(errors)).toBe(true);
    const child = await kycResolver({ ...TYPED, dateOfBirth: '2020-01-01' }, undefined, options);
    expect(isIncomplete(child.errors)).toBe(false);
  });

  test.each([
    ['2008-10-02', undefined],
    ['2008-10-03', 'Vous devez avoir au moins 18\u00a0ans pour faire vérifier votre identité'],
    ['2027-01-01', 'Cette date de naissance n’existe pas'],
  ])('of somebody born on %s', async (dateOfBirth, dateOfBirthSentence) => {
    expect((await sentences({ ...TYPED, dateOfBirth })).dateOfBirth).toBe(dateOfBirthSentence);
  });

  test('needs the front of the paper, and takes the back where there is one', () => {
    expect(FRONT_MISSING).toBe("Veuillez télécharger la photo recto de votre pièce d'identité");
    const idBack = document('0199a1b2-0000-7000-8000-000000000001');
    const without = newKycVerification.safeParse(requestFor(TYPED, { idBack }));
    expect(without.error?.issues).toMatchObject([
      { path: ['documents', 'idFront'], message: FRONT_MISSING },
    ]);
    expect(requestFor(TYPED, { idFront: document('a') })).toEqual({
      ...TYPED,
      documents: { idFront: 'a', idBack: null },
    });
  });

  test('begins, when it corrects, with everything that was sent', () => {
    const photos = { idFront: document('a'), idBack: null };
    const sent = { id: 'kyc-1', userId: 'u', userEmail: 'e', notes: 'Floue', documents: photos };
    const rejected = {
      ...TYPED,
      ...sent,
      status: 'rejected' as const,
      submittedAt: '2026-10-01T10:00:00Z',
      reviewedAt: '2026-10-02T10:00:00Z',
      uploadMethod: 'multipart',
    };
    expect(beginningOf(rejected)).toEqual({ texts: TYPED, photos: { idFront: document('a') } });
    expect(beginningOf(undefined)).toEqual({ texts: EMPTY_KYC, photos: {} });
  });
});

describe('the photos', () => {
  const file = (type: string, size: number) => ({ type, size }) as File;

  test.each([
    ['application/pdf', 100, KYC_TYPE_REFUSED],
    ['image/heic', 100, KYC_TYPE_REFUSED],
    ['image/jpeg', 101, 'Le fichier est trop volumineux. Taille maximale: 5MB'],
    ['image/webp', 100, undefined],
  ])('of type %s and %i bytes', (type, size, sentence) => {
    expect(PHOTOS.refusalOf(file(type, size), 100)).toBe(sentence);
  });

  test('say why they did not arrive', () => {
    const refused = (code: ErrorCode, status: number) =>
      PHOTOS.failureOf('idFront', new ApiError(code, status, sentenceOf(code)));
    for (const code of ['document_quota', 'upload_address_limit', 'storage_low'] as const) {
      expect(refused(code, statusOf(code))).toBe(sentenceOf(code));
    }
    expect(refused('unavailable', 503)).toBe(UPLOAD_FAILED);
    expect(refused('file_type_refused', 415)).toBe(KYC_TYPE_REFUSED);
    expect(refused('storage_full', 507)).toBe(sentenceOf('storage_full'));
    expect(PHOTOS.failureOf('idFront', networkError())).toBe(UPLOAD_FAILED);
  });
});

const FAILED = 'Une erreur est survenue lors de la soumission.';
const failureOf = (error: unknown) => submitFailure(error, KYC_FAILURE);

test.each([
  [new Error('boom'), FAILED],
  [new ApiError('unexpected', 500, sentenceOf('unexpected')), FAILED],
  [
    networkError(),
    `${FAILED} Erreur de connexion. Vérifiez votre connexion internet, puis envoyez à nouveau.`,
  ],
  [
    new ApiError('permission_denied', 403, sentenceOf('permission_denied')),
    `${FAILED} ${sentenceOf('permission_denied')}`,
  ],
  [
    new ApiError('idempotency_conflict', 409, 'Déjà envoyée.'),
    `${FAILED} Déjà envoyée. Rechargez la page pour voir où en est votre demande.`,
  ],
])('a request that could not be sent: %s', (error, sentence) => {
  expect(failureOf(error)).toBe(sentence);
});
