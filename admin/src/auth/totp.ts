import {
  recoveryCodes,
  type SelfConfirmation,
  totpEnrolment,
  totpState,
} from '@parade/api/contract/staff.ts';
import { queryOptions } from '@tanstack/react-query';
import { postJson, sendJson } from '../lib/http.ts';

const PATH = '/api/me/totp';

export const totpQuery = queryOptions({
  queryKey: ['totp'],
  queryFn: async () => totpState.parse((await sendJson(PATH)).json),
});

/** A new secret; nothing is asked at sign-in until a first code confirms it. */
export const beginEnrolment = async () => totpEnrolment.parse(await postJson(PATH, {}));

/** The recovery codes, which the server shows only once. */
export const confirmEnrolment = async (code: string) =>
  recoveryCodes.parse(await postJson(`${PATH}/confirmation`, { code })).recoveryCodes;

export const removeTotp = (proof: SelfConfirmation) =>
  sendJson(PATH, { method: 'DELETE', body: JSON.stringify(proof) });
