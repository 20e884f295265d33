import { formatDate, formatDateTime } from '../../../contract/dates.ts';
import {
  DISPUTE_DAYS,
  DISPUTE_GROUNDS,
  DISPUTE_LINK_DAYS,
  type DisputeGround,
} from '../../../contract/disputes.ts';
import { quoted } from '../../../contract/text.ts';
import type { Mail } from '../../platform/mail/layout.ts';

interface Alert {
  fraudType: string;
  createdAt: string;
}

const dayOf = (instant: string) => formatDate(instant).replaceAll(' ', '\u00a0');

/**
 * An alert without a word of its texts, its address among them: anybody may have a mail sent to a
 * mailbox that is not theirs, and one editor writes those texts.
 */
const named = ({ fraudType, createdAt }: Alert, brand: string) =>
  `l’alerte de type ${quoted(fraudType)} publiée sur ${brand} le ${dayOf(createdAt)}`;

/** For somebody who disputes an alert; nothing of what they wrote stands in it: the address may be a stranger's. */
export function disputeConfirmationMail(alert: Alert, link: string): Mail {
  return (brand) => ({
    subject: 'Confirmez votre contestation',
    paragraphs: [
      'Bonjour,',
      `Une erreur a été signalée avec cette adresse au sujet de ${named(alert, brand)}. Confirmez-la\u00a0: l’alerte portera dans quelques instants la mention «\u00a0contesté\u00a0», et vous recevrez une réponse sous ${DISPUTE_DAYS}\u00a0jours.`,
    ],
    link: { label: 'Confirmer ma contestation', url: link },
    afterLink: [
      `Ce lien montre l’alerte et ce qui en a été dit. Il est valable ${DISPUTE_LINK_DAYS}\u00a0jours et ne sert qu’une fois.`,
      'Vous n’avez rien signalé\u00a0? Ne faites rien\u00a0: sans confirmation, rien ne change et votre adresse est effacée.',
    ],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand} pour contester une alerte.`,
  });
}

/** For who disputes again what they dispute already. `dueAt`: by when it is answered. */
export function disputeUnderWayMail(alert: Alert, dueAt: string): Mail {
  return (brand) => ({
    subject: 'Votre contestation est déjà à l’examen',
    paragraphs: [
      'Bonjour,',
      `Une erreur a de nouveau été signalée avec cette adresse au sujet de ${named(alert, brand)}. Votre première contestation est enregistrée\u00a0: nous y répondons au plus tard le ${dayOf(dueAt)}, et vous n’avez rien d’autre à faire.`,
      'Le second message n’a pas été conservé. Pour compléter le premier, écrivez-nous à l’adresse de contact du site.',
    ],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand} pour contester une alerte.`,
  });
}

/** The receipt of a dispute, once its address is confirmed: what came in, when, who has it and by when it is answered. */
export function disputeReceiptMail(
  alert: Alert,
  { at, dueAt, receivedBy }: { at: string; dueAt: string; receivedBy: string },
): Mail {
  return (brand) => ({
    subject: 'Nous avons reçu votre contestation',
    paragraphs: [
      'Bonjour,',
      `Votre contestation de ${named(alert, brand)} nous est parvenue le ${formatDateTime(at)} (heure de Paris). Elle a été reçue par ${receivedBy}, qui édite ${brand}.`,
      `Une personne de notre équipe l’examine, et vous recevrez une réponse motivée au plus tard le ${dayOf(dueAt)}. Gardez ce message\u00a0: il vous sert d’accusé de réception (règlement (UE) 2022/2065, article\u00a016).`,
    ],
    reason: `Vous recevez ce message parce que vous avez contesté une alerte publiée sur ${brand}.`,
  });
}

/** What came of a dispute, why, and where to go who does not accept it (règlement (UE) 2022/2065, 16 and 17; RGPD, 77 and 79). */
export function disputeAnswerMail(
  alert: string,
  decision: { status: 'upheld' | 'dismissed'; ground: DisputeGround; answer: string },
  contact: string,
): Mail {
  const outcome = {
    upheld:
      'Vous aviez raison de la contester. Les coordonnées personnelles qu’elle citait en ont été retirées.',
    dismissed:
      'Nous la maintenons. La mention «\u00a0contesté\u00a0» disparaît dès qu’aucune autre contestation n’est en cours.',
  }[decision.status];
  return (brand) => ({
    subject: 'Réponse à votre contestation',
    paragraphs: [
      'Bonjour,',
      `Nous avons examiné votre contestation de l’alerte ${quoted(alert)}. ${outcome}`,
      `Fondement de la décision\u00a0: ${DISPUTE_GROUNDS[decision.ground]}.`,
      `Faits et raisons\u00a0: ${decision.answer}`,
      'Cette décision a été prise par une personne de notre équipe, sans traitement automatisé. Elle s’applique partout où l’alerte se lit, sans limite de durée.',
      `Vous n’êtes pas d’accord\u00a0? Demandez un nouvel examen à ${contact}, ou saisissez le tribunal judiciaire.`,
      'Si l’alerte parle de vous, vous pouvez aussi introduire une réclamation auprès de la CNIL (www.cnil.fr/fr/plaintes). Une plainte sur le respect du règlement sur les services numériques s’adresse à l’Arcom (www.arcom.fr).',
    ],
    reason: `Vous recevez ce message parce que vous avez contesté une alerte publiée sur ${brand}.`,
  });
}
