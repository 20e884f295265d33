import { KEPT_AFTER_ERASURE, type KeptAfterErasure } from '../../../contract/personal-data.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { type Greeted, hello } from '../../platform/mail/templates.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What stays, and why; only what this person had. */
const whatIsKept = (kept: readonly KeptAfterErasure[]): string =>
  kept.length === 0
    ? 'La loi ne nous oblige à rien garder\u00a0: votre compte ne comportait ni facture, ni contrat, ni paiement, ni mouvement d’argent.'
    : `Reste ce que la loi nous oblige à garder\u00a0: ${kept
        .map((name) => KEPT_AFTER_ERASURE[name])
        .map(({ label, law }) => `${lowerFirst(label)} (${lowerFirst(law)})`)
        .join('\u00a0; ')}.`;

/** The last mail that an account gets: nobody can write to it any more. */
export function accountErasedMail(person: Greeted, kept: readonly KeptAfterErasure[]): Mail {
  return (brand) => ({
    subject: 'Votre compte est effacé',
    paragraphs: [
      hello(person),
      `Comme vous l’avez demandé, votre compte ${brand} est effacé\u00a0: vos signalements, vos documents, vos messages et votre pièce d’identité n’existent plus chez nous.`,
      whatIsKept(kept),
      'Ce n’était pas vous\u00a0? Écrivez-nous tout de suite\u00a0: un effacement ne se défait pas, mais quelqu’un connaît votre mot de passe.',
    ],
    reason: `Vous recevez ce message parce que le compte ${brand} de cette adresse vient d’être effacé. C’est le dernier.`,
  });
}
