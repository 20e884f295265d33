import { z } from 'zod';
import { optionalText } from './text-fields.ts';

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

/** What a document is attached as that shows a figure of the site: it is the operator’s, not its uploader’s. */
export const EVIDENCE_SLOT = 'evidence';

/** A stored document, as its owner and the staff see it. `size` in bytes. */
export const documentSummary = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  /** Of the original, hexadecimal. */
  sha256: z.string(),
  /** What it shows, in its owner’s words. */
  note: z.string().default(''),
  createdAt: z.string(),
});
/** `PUT /api/documents/{id}`: what it shows. */
export const documentNote = z.object({ note: optionalText(300) });

export type DocumentSummary = z.infer<typeof documentSummary>;

/** `1363148` → « 1,3 Mo », decimal units as the French write them. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0octets`;
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'ko'] : [bytes / 1e6, 'Mo'];
  return `${value.toLocaleString('fr-FR', { maximumFractionDigits: unit === 'ko' ? 0 : 1 })}\u00a0${unit}`;
}
