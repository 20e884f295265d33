import { z } from 'zod';

const ofTransfer = z.object({ holder: z.string(), bic: z.string(), wording: z.string() });
const ofChain = z.object({ network: z.string(), feeEstimate: z.string(), duration: z.string() });

/** What an order was shown beside the address or the IBAN; kept as it was, whatever changes later. */
export type PayeeDetails = z.infer<typeof ofTransfer> | z.infer<typeof ofChain>;

const read = <Details>(schema: z.ZodType<Details>, stored: string | null): Details | null =>
  stored === null ? null : (schema.safeParse(JSON.parse(stored)).data ?? null);

/** Of a transfer; null where it was not kept, and for crypto. */
export const accountDetails = (stored: string | null) => read(ofTransfer, stored);

const UNKNOWN = { network: null, feeEstimate: null, duration: null };
/** Of a crypto payment, in the same sense. */
export const chainDetails = (stored: string | null) => read(ofChain, stored) ?? UNKNOWN;
