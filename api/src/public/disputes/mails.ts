import { formatDate } from '../../../contract/dates.ts';
import { DISPUTE_DAYS, DISPUTE_LINK_DAYS } from '../../../contract/disputes.ts';
import { quoted } from '../../../contract/text.ts';
import type { Mail } from '../../platform/mail/layout.ts';

/** For somebody who disputes an alert; nothing of what they wrote stands in it: the address may be a stranger's. */
export function disputeConfirmationMail(alert: string, link: string): Mail {
  return (brand) => ({
    subject: 'Confirmez votre contestation',
    paragraphs: [
      'Bonjour,',
      `Une erreur a été signalée avec cette adresse au sujet de l’alerte ${quoted(alert)}, publiée sur ${brand}. Confirmez-la\u00a0: l’alerte portera dans quelques instants la mention «\u00a0contesté\u00a0», et vous recevrez une réponse sous ${DISPUTE_DAYS}\u00a0jours.`,
    ],
    link: { label: 'Confirmer ma contestation', url: link },
    afterLink: [
      `Ce lien est valable ${DISPUTE_LINK_DAYS}\u00a0jours et ne sert qu’une fois.`,
      'Vous n’avez rien signalé\u00a0? Ne faites rien\u00a0: sans confirmation, rien ne change et votre adresse est effacée.',
    ],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand} pour contester une alerte.`,
  });
}

/** For who disputes again what they dispute already. `dueAt`: by when it is answered. */
export function disputeUnderWayMail(alert: string, dueAt: string): Mail {
  const day = formatDate(dueAt).replaceAll(' ', '\u00a0');
  return (brand) => ({
    subject: 'Votre contestation est déjà à l’examen',
    paragraphs: [
      'Bonjour,',
      `Une erreur a de nouveau été signalée avec cette adresse au sujet de l’alerte ${quoted(alert)}, publiée sur ${brand}. Votre première contestation est enregistrée\u00a0: nous y répondons au plus tard le ${day}, et vous n’avez rien d’autre à faire.`,
      'Le second message n’a pas été conservé. Pour compléter le premier, écrivez-nous à l’adresse de contact du site.',
    ],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand} pour contester une alerte.`,
  });
}

/** What came of a dispute, and where to go who does not accept it (RGPD, articles 77 and 79). */
export function disputeAnswerMail(
  alert: string,
  decision: 'upheld' | 'dismissed',
  answer: string,
): Mail {
  const outcome = {
    upheld:
      'Vous aviez raison de la contester. Les coordonnées personnelles qu’elle citait en ont été retirées.',
    dismissed:
      'Nous la maintenons. La mention «\u00a0contesté\u00a0» disparaît dès qu’aucune autre contestation n’est en cours.',
  }[decision];
  return (brand) => ({
    subject: 'Réponse à votre contestation',
    paragraphs: [
      'Bonjour,',
      `Nous avons examiné votre contestation de l’alerte ${quoted(alert)}. ${outcome}`,
      answer,
      'Si cette réponse ne vous convient pas et que l’alerte parle de vous, vous pouvez introduire une réclamation auprès de la CNIL (www.cnil.fr/fr/plaintes) ou saisir le tribunal judiciaire.',
    ],
    reason: `Vous recevez ce message parce que vous avez contesté une alerte publiée sur ${brand}.`,
  });
}
