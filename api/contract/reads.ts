import { z } from 'zod';
import { page } from './pagination.ts';
import { quoted } from './text.ts';

/** Something of a person's that « l'équipe » opened, and when; not who. */
export const ownRead = z.object({
  at: z.string(),
  kind: z.enum(['report', 'document', 'identityPaper']),
  /** The reference of the report, the name of the document, the side of the paper. */
  name: z.string(),
});
export type OwnRead = z.infer<typeof ownRead>;

/** `GET /api/me/reads`: newest first. */
export const ownReadPage = page(ownRead);

/** What was opened, in words. */
export function readLabel({ kind, name }: OwnRead): string {
  if (kind === 'report') return `Signalement ${name}`;
  return kind === 'document' ? `Document ${quoted(name)}` : `${name} de votre pièce d’identité`;
}
