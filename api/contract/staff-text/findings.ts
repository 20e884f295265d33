import { quoted } from '../text.ts';
import { findSpokenForUs } from './alerts.ts';
import { findContactElsewhere } from './elsewhere.ts';
import type { Finding, RefusalCause } from './finding.ts';
import { remembering } from './judged.ts';
import { withoutLabels } from './labels.ts';
import { findForeignLink } from './links.ts';
import { findPaymentDetails } from './payment-details.ts';
import { findServiceAccount, findServiceRequest } from './payment-services.ts';
import { findProposal } from './proposals.ts';
import { findRecoveryWords } from './recovery-words.ts';
import { findSecrecy } from './secrecy.ts';
import { findSecretRequest } from './secrets.ts';
import { spoken } from './spoken.ts';
import type { TextKind } from './staff-text.ts';
import { findTakeover } from './takeover.ts';
import { isHash } from './wallets.ts';

const SENTENCES: Readonly<Record<RefusalCause, (words: string) => string>> = {
  details: (words) =>
    `Retirez ${words}\u00a0: un IBAN, une carte, un portefeuille ou un autre moyen de paiement ne se donne jamais dans un texte, c’est ce que font les escrocs.`,
  link: (words) =>
    `Retirez ${words}\u00a0: seuls nos pages, les services officiels et les sites autorisés dans les paramètres peuvent être cités.`,
  secret: (words) =>
    `Retirez ${words}\u00a0: nous ne demandons jamais un code, un mot de passe, une phrase de récupération ou une carte.`,
  takeover: (words) =>
    `Retirez ${words}\u00a0: nous ne prenons jamais la main sur un appareil et ne faisons jamais valider une opération ni ajouter un bénéficiaire.`,
  secrecy: (words) =>
    `Retirez ${words}\u00a0: nous ne demandons jamais de cacher quelque chose à une banque, à un proche ou à la police, ni de passer outre une alerte.`,
  contact: (words) =>
    `Retirez ${words}\u00a0: on nous joint ici, ou au numéro et à l’adresse des paramètres\u00a0; jamais par une autre messagerie, un autre numéro, une autre adresse ou un autre compte.`,
  stranger: (words) =>
    `Retirez ${words}\u00a0: dites ici ce qu’il y a à faire. Nous ne faisons appeler, venir ni agir personne d’autre, et ne recommandons personne qui récupère de l’argent.`,
  price: (words) =>
    `Retirez ${words}\u00a0: un prix se propose dans un contrat et se règle sur la page «\u00a0Paiements\u00a0». Aucune somme ne se demande dans un texte.`,
  fee: (words) =>
    `Retirez ${words}\u00a0: nous ne demandons jamais d’argent pour un retrait, un solde ou une somme récupérée.`,
  guarantee: (words) =>
    `Retirez ${words}\u00a0: personne ne peut garantir qu’une somme sera récupérée.`,
  rate: (words) =>
    `Retirez ${words}\u00a0: un taux de réussite se déclare dans «\u00a0Chiffres\u00a0», avec sa source.`,
  authority: (words) =>
    `Retirez ${words}\u00a0: une autorité ou une certification ne se cite que dans «\u00a0Certifications\u00a0», avec sa preuve.`,
  investment: (words) =>
    `Retirez ${words}\u00a0: nous ne plaçons l’argent de personne et ne proposons aucun placement.`,
  urgency: (words) => `Retirez ${words}\u00a0: nous ne pressons jamais personne de nous payer.`,
};

/** The sentence of a refusal; its words stand in it. */
export const refusalSentence = ({ cause, words }: Finding): string =>
  SENTENCES[cause](quoted(words));

const details = (text: string): Finding | undefined => {
  const words = findPaymentDetails(text) ?? findServiceAccount(text);
  return words === undefined ? undefined : { cause: 'details', words };
};

const speech = (text: string): Finding | undefined => {
  const request = findServiceRequest(text);
  if (request !== undefined) return { cause: 'details', words: request };
  const link = findForeignLink(text);
  if (link !== undefined) return { cause: 'link', words: link };
  const secret = findSecretRequest(text);
  if (secret !== undefined) return { cause: 'secret', words: secret };
  const takeover = findTakeover(text);
  if (takeover !== undefined) return { cause: 'takeover', words: takeover };
  const secrecy = findSecrecy(text);
  if (secrecy !== undefined) return { cause: 'secrecy', words: secrecy };
  const recovery = findRecoveryWords(text);
  if (recovery) return recovery;
  const contact = findContactElsewhere(text);
  return contact === undefined ? findProposal(spoken(text)) : { cause: 'contact', words: contact };
};

/** What an alert must not say of us: its sites are quoted, so links are left out. */
function promiseOrDemand(text: string): Finding | undefined {
  const secret = findSecretRequest(text);
  if (secret !== undefined) return { cause: 'secret', words: secret };
  const takeover = findTakeover(text);
  if (takeover !== undefined) return { cause: 'takeover', words: takeover };
  return findRecoveryWords(text);
}

function judge(written: string, kind: TextKind): Finding | undefined {
  if (kind === 'reference' && isHash(written.trim())) return undefined;
  const text = withoutLabels(written);
  const isSpoken = kind === 'speech' || kind === 'reference';
  if (isSpoken) return details(text) ?? speech(text);
  return details(text) ?? (kind === 'alert' ? findSpokenForUs(text, promiseOrDemand) : undefined);
}

/** The first thing in a text of staff that its kind refuses. */
export const findingIn = remembering(judge);

/** The sentence with which a text is refused; undefined where it is not. */
export function refusalOf(text: string, kind: TextKind = 'speech'): string | undefined {
  const finding = findingIn(text, kind);
  return finding && refusalSentence(finding);
}
