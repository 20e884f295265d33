/** The specification's limit, in bytes; `UPLOAD_MAX_BYTES` moves it for reports, KYC and attachments alike. */
export const UPLOAD_MAX_BYTES = 5_242_880;
/** What is accepted, by content. `UPLOAD_TYPES` can only narrow it. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'message/rfc822',
] as const;
/** An e-mail as a mail program saves it: shown as text, never drawn. */
export const EMAIL_TYPE = 'message/rfc822' satisfies (typeof UPLOAD_TYPES)[number];

/** `1363148` → « 1,3 Mo », decimal units as the French write them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0octets`;
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'ko'] : [bytes / 1e6, 'Mo'];
  return `${value.toLocaleString('fr-FR', { maximumFractionDigits: unit === 'ko' ? 0 : 1 })}\u00a0${unit}`;
}
