import { madeLate } from '../../../contract/made-late.ts';
import type { Mail } from './layout.ts';

/** A thing that decides where money goes, or how much of it. */
export interface PayeeFact {
  /** « l’adresse de paiement en Bitcoin », « l’IBAN des virements ». */
  what: string;
  /** Null: there was none. */
  before: string | null;
  /** Null: it was taken away. */
  after: string | null;
}

export interface PayeeChange {
  changes: readonly PayeeFact[];
  /** Name and e-mail of who did it, and when, in words. */
  who: string;
  when: string;
}

const LIST = madeLate(() => new Intl.ListFormat('fr-FR', { type: 'conjunction' }));

/** Tells every staff member where money goes from now on: a thief must not be able to change it unseen. */
export function payeeChangedMail(change: PayeeChange, link: string): Mail {
  const { changes, who, when } = change;
  const what = LIST().format(changes.map((fact) => fact.what));
  const changed = changes.length === 1 ? 'a changé' : 'ont changé';
  const values = (side: 'before' | 'after') =>
    changes
      .map((fact) => fact[side])
      .filter(Boolean)
      .join('\n') || 'rien';
  return (brand) => ({
    subject: `${brand}\u00a0: ${what} ${changed}`,
    paragraphs: [
      'Bonjour,',
      `${who} a changé ${what} sur ${brand}, le ${when}.`,
      `Avant\u00a0:\n${values('before')}`,
      `Maintenant\u00a0:\n${values('after')}`,
      'Si ce changement était prévu, comparez seulement la nouvelle valeur avec la vôtre, caractère par caractère.',
    ],
    link: { label: 'Ouvrir les paramètres de paiement', url: link },
    afterLink: [
      'Si ce n’était pas un collègue, ou si vous avez un doute\u00a0: appelez cette personne, sans passer par un message. Rétablissez ou supprimez ce moyen de paiement, retirez l’accès de ce compte dans «\u00a0Équipe\u00a0» et prévenez les clients qui paient en ce moment.',
    ],
    reason: `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`,
  });
}
