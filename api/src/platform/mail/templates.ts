/** Every mail of the product: what it says. Who gets it and when is decided by the verbs. */

import { formatDate } from '../../../contract/dates.ts';
import { DISPUTE_DAYS, DISPUTE_LINK_DAYS } from '../../../contract/disputes.ts';
import { KEPT_AFTER_ERASURE, type KeptAfterErasure } from '../../../contract/personal-data.ts';
import { STAFF_INVITATION_DAYS } from '../../../contract/staff.ts';
import { quoted } from '../../../contract/text.ts';
import type { Mail } from './layout.ts';

/**
 * A name as a mail may say it, or nothing. A stranger can type anything as a
 * name and anybody's address beside it: what looks like an address, or breaks
 * into lines, is left out, so that nobody sends advertising in our name.
 */
function guardedName(name: string): string {
  const looksLikeName =
    name.length <= 60 && !/[\d/:@<>\p{Cc}\p{Zl}\p{Zp}]|\.\p{L}|www/iu.test(name);
  return looksLikeName ? name.trim() : '';
}

/** Who a mail goes to. `isEmailVerified` 0: nobody has shown yet that the address is theirs. */
export interface Addressee {
  name: string;
  email: string;
  isEmailVerified: number;
}

/** The name that a mail to this address may say: none to what may be a stranger's. */
export const nameFor = ({ name, isEmailVerified }: Omit<Addressee, 'email'>): string =>
  isEmailVerified === 1 ? guardedName(name) : '';

/** What stands in a mail to an address that may be a stranger's. */
export const strangersHint = ({ isEmailVerified }: Pick<Addressee, 'isEmailVerified'>): string[] =>
  isEmailVerified === 1
    ? []
    : [
        'Vous n’avez pas ouvert de compte\u00a0? Quelqu’un a sans doute indiqué votre adresse par erreur. Ne faites rien.',
      ];

/** « Bonjour Éloïse, », or « Bonjour, » where no name may be said. */
export const hello = (name: string): string => {
  const said = guardedName(name);
  return said ? `Bonjour ${said},` : 'Bonjour,';
};

const ONE_HOUR = 'Ce lien est valable une heure et ne sert qu’une fois.';

/** Sent once an account is opened, and when its owner asks for another link. */
export function emailVerificationMail(name: string, link: string): Mail {
  return (brand) => ({
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      hello(name),
      `Un compte est ouvert sur ${brand} avec cette adresse. Confirmez qu’elle est bien la vôtre\u00a0: c’est là que nous vous écrirons au sujet de votre dossier.`,
    ],
    link: { label: 'Confirmer mon adresse', url: link },
    afterLink: [
      `${ONE_HOUR} S’il a expiré, connectez-vous et demandez-en un autre.`,
      'Vous n’avez pas ouvert de compte\u00a0? Ne faites rien\u00a0: sans confirmation, cette adresse reste non vérifiée.',
    ],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand}.`,
  });
}

/** The link to choose a new password. */
export function passwordResetMail(name: string, link: string): Mail {
  return (brand) => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      hello(name),
      `Un nouveau mot de passe a été demandé pour votre compte ${brand}. Si c’est vous, choisissez-le ici.`,
    ],
    link: { label: 'Choisir un nouveau mot de passe', url: link },
    afterLink: [
      `${ONE_HOUR} Si vous en avez reçu plusieurs, le premier utilisé annule les autres.`,
      'Vous n’avez rien demandé\u00a0? Ne faites rien\u00a0: votre mot de passe reste le même. Ne transmettez ce lien à personne, même à quelqu’un qui dit travailler avec nous.',
    ],
    reason: `Vous recevez ce message parce qu’un nouveau mot de passe a été demandé sur ${brand} pour cette adresse.`,
  });
}

/** Tells the owner of a change, so that a thief cannot make it unseen. */
export function passwordChangedMail(name: string, forgotten: string): Mail {
  return (brand) => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      hello(name),
      `Votre mot de passe ${brand} a été changé. Par prudence, les autres appareils ont été déconnectés.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, quelqu’un est entré dans votre compte\u00a0: reprenez-le tout de suite en choisissant un nouveau mot de passe.',
    ],
    link: { label: 'Ce n’est pas moi', url: forgotten },
    reason: `Vous recevez ce message parce que le mot de passe de votre compte ${brand} a changé.`,
  });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What stays, and why; only what this person had. */
const whatIsKept = (kept: readonly KeptAfterErasure[]): string =>
  kept.length === 0
    ? 'La loi ne nous oblige à rien garder\u00a0: votre compte ne portait ni facture, ni contrat, ni paiement, ni mouvement d’argent.'
    : `Reste ce que la loi nous oblige à garder\u00a0: ${kept
        .map((name) => KEPT_AFTER_ERASURE[name])
        .map(({ label, law }) => `${lowerFirst(label)} (${lowerFirst(law)})`)
        .join('\u00a0; ')}.`;

/** The last mail that an account gets: nobody can write to it any more. */
export function accountErasedMail(name: string, kept: readonly KeptAfterErasure[]): Mail {
  return (brand) => ({
    subject: 'Votre compte est effacé',
    paragraphs: [
      hello(name),
      `Comme vous l’avez demandé, votre compte ${brand} est effacé\u00a0: vos signalements, vos documents, vos messages et vos papiers d’identité n’existent plus chez nous.`,
      whatIsKept(kept),
      'Ce n’était pas vous\u00a0? Écrivez-nous tout de suite\u00a0: un effacement ne se défait pas, mais quelqu’un connaît votre mot de passe.',
    ],
    reason: `Vous recevez ce message parce que le compte ${brand} de cette adresse vient d’être effacé. C’est le dernier.`,
  });
}

/** To the whole team: the removal of the day waits for somebody, or failed. */
export function retentionStoppedMail(state: 'stopped' | 'failed', page: string): Mail {
  const [subject, what] = {
    stopped: [
      'L’effacement automatique attend votre accord',
      'Plus de données que jamais ont atteint la fin de leur durée de conservation. Par prudence, rien n’a été effacé\u00a0: vérifiez le rapport, puis confirmez ou corrigez les durées.',
    ],
    failed: [
      'L’effacement automatique a échoué',
      'L’effacement des données arrivées en fin de conservation s’est interrompu. Ce qui n’a pas été effacé le sera à la prochaine exécution, si elle réussit.',
    ],
  }[state] as [string, string];
  return (brand) => ({
    subject,
    paragraphs: [hello(''), what],
    link: { label: 'Voir le rapport', url: page },
    reason: `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`,
  });
}

/** Tells a staff member whose second factor a colleague took off. */
export function totpRemovedMail(name: string, remover: string): Mail {
  return (brand) => ({
    subject: 'Votre double authentification a été retirée',
    paragraphs: [
      hello(name),
      `${remover} a retiré la double authentification de votre accès à l’équipe ${brand}, et vos sessions ont été fermées. Activez-la de nouveau dès votre prochaine connexion.`,
      'Vous ne l’aviez pas demandé\u00a0? Prévenez tout de suite un administrateur, de vive voix.',
    ],
    reason: `Vous recevez ce message parce que la sécurité de votre accès à l’équipe ${brand} a changé.`,
  });
}

interface MoneyAccess {
  /** Whose. */
  name: string;
  /** Who granted or took it. */
  by: string;
  gained: boolean;
  when: string;
}

/** Tells every staff member who may manage payments from now on, or no longer. */
export function moneyAccessMail({ name, by, gained, when }: MoneyAccess, link: string): Mail {
  return (brand) => ({
    subject: gained ? `${name} peut désormais gérer l’argent` : `${name} ne gère plus l’argent`,
    paragraphs: [
      `Depuis le ${when}, ${name} ${gained ? 'peut confirmer des sommes, des paiements et des retraits' : 'ne peut plus confirmer de sommes, de paiements ni de retraits'}. Décision de ${by}.`,
      'Vous n’en saviez rien\u00a0? Parlez-en tout de suite, de vive voix, au reste de l’équipe.',
    ],
    link: { label: 'Voir l’équipe', url: link },
    reason: `Vous recevez ce message parce que vous êtes membre de l’équipe ${brand}.`,
  });
}

/** For somebody whom the staff took in; `inviter` is the name of who did. */
export function invitationMail(name: string, inviter: string, link: string): Mail {
  return (brand) => ({
    subject: `Rejoignez l’équipe ${brand}`,
    paragraphs: [
      hello(name),
      `${inviter} vous invite à rejoindre l’équipe ${brand}. Choisissez un mot de passe d’au moins douze caractères pour ouvrir votre accès.`,
    ],
    link: { label: 'Ouvrir mon accès', url: link },
    afterLink: [
      `Ce lien est valable ${STAFF_INVITATION_DAYS}\u00a0jours et ne sert qu’une fois. S’il a expiré, demandez une nouvelle invitation à cette personne.`,
      'Vous ne connaissez pas cette personne\u00a0? Ne faites rien.',
    ],
    reason: `Vous recevez ce message parce qu’un accès à l’équipe ${brand} a été créé pour cette adresse.`,
  });
}

/** Where the copy of a notification leads, and why it was sent. */
interface Way {
  label: string;
  url: string;
  /** What stands in place of the content where the address is not proven. */
  hint: string;
  reason: (brand: string) => string;
}

export const toNotifications = (url: string): Way => ({
  label: 'Voir mes notifications',
  url,
  hint: 'Une notification vous attend dans votre espace.',
  reason: (brand) =>
    `Vous recevez ce message parce que les copies par e-mail sont activées sur votre compte ${brand}. Vous pouvez les désactiver dans vos paramètres.`,
});

/** Each message of advertising says that it is one and how it stops (code des postes, article L34-5). */
export const toMarketing = (url: string): Way => ({
  ...toNotifications(url),
  reason: (brand) =>
    `Envoi promotionnel. Vous le recevez parce que vous avez accepté les messages promotionnels de ${brand}\u00a0; décochez-les dans vos paramètres pour ne plus en recevoir.`,
});

/** For who cannot read notifications any more. */
export const toRestrictedAccess = (url: string): Way => ({
  label: 'Accéder à mon solde',
  url,
  hint: 'Une nouvelle au sujet de votre argent vous attend.',
  reason: (brand) =>
    `Vous recevez ce message parce qu’il s’agit de votre argent\u00a0: même fermé, votre compte ${brand} vous y donne accès, sans aucuns frais.`,
});

/** The copy of a notification. */
export function notificationMail(title: string, message: string, way: Way): Mail {
  return (brand) => ({
    subject: title,
    paragraphs: [message],
    link: { label: way.label, url: way.url },
    reason: way.reason(brand),
  });
}

/** Its place where nobody has shown yet that the address is theirs: it may be a stranger's. */
export function notificationHintMail(way: Way): Mail {
  return (brand) => ({
    subject: `Une nouvelle notification sur ${brand}`,
    paragraphs: [
      `${way.hint} Son contenu n’est pas repris ici\u00a0: cette adresse n’a pas encore été confirmée.`,
    ],
    link: { label: way.label, url: way.url },
    afterLink: [
      'Vous n’avez pas ouvert de compte\u00a0? Quelqu’un a sans doute indiqué votre adresse par erreur. Ne faites rien.',
    ],
    reason: way.reason(brand),
  });
}

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
