import { z } from 'zod';

const text = z.string();

/**
 * Everything that stands on a receipt, in the words of the day on which it was given: what is printed
 * later is this and nothing else.
 */
export const receiptContent = z.object({
  /** As `SIG-7K3F-92`, or `SIG-7K3F-92-1` for added pieces. */
  number: text,
  reference: text,
  at: text,
  brand: text,
  /** Given while the site was a demonstration. */
  demonstration: z.boolean(),
  filedBy: text,
  /** What was told, part by part. */
  told: z.array(z.object({ heading: text, text })),
  pieces: z.array(
    z.object({ label: text, name: text, size: z.number().int(), sha256: text, note: text }),
  ),
  /** What there is to know about it. */
  notices: z.array(z.object({ heading: text, text })),
});
export type ReceiptContent = z.infer<typeof receiptContent>;
export type Told = ReceiptContent['told'][number];
