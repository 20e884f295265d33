import { later } from '../lib/api.ts';

const contract = () => import('@parade/api/contract/auth.ts');

export const sessionAnswer = later(contract, 'sessionAnswer');
export const signedInAnswer = later(contract, 'signedInAnswer');
export const resetLinkAnswer = later(contract, 'resetLinkAnswer');
export const addressProofAnswer = later(contract, 'addressProofAnswer');
