/** What every conversation with the team is made of, whatever it is about. */
import { z } from 'zod';
import type { DocumentSummary } from './documents.ts';
import { requiredText } from './text-fields.ts';

/** What was said, whatever it is about. */
export interface Said {
  id: string;
  by: string;
  at: string;
  isTeam: boolean;
  /** What it is, where it is more than a message. */
  mark?: string | undefined;
  message: string;
  documents: readonly DocumentSummary[];
}

export const messageText = (missing: string) => requiredText(missing, 5000);

const COUNTED = { 3: 'Trois', 5: 'Cinq' } as const;

/** Uploaded before, so many at most, each once; in the order in which they are shown. */
export const attachments = (most: keyof typeof COUNTED) =>
  z
    .array(z.uuid({ error: 'Document inconnu' }), { error: 'Document inconnu' })
    .max(most, { error: `${COUNTED[most]} documents au plus` })
    .refine((ids) => new Set(ids).size === ids.length, {
      error: 'Le même document est joint deux fois',
    })
    .default([]);
