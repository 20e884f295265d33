import { z } from 'zod';
import { optionalText } from './text-fields.ts';

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
