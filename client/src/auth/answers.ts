/** The contract's answers that the first screens read, fetched after these are shown. */
const contract = () => import('@parade/api/contract/auth.ts');

export const sessionAnswer = async () => (await contract()).sessionAnswer;
export const signedInAnswer = async () => (await contract()).signedInAnswer;
export const resetLinkAnswer = async () => (await contract()).resetLinkAnswer;
export const addressProofAnswer = async () => (await contract()).addressProofAnswer;
