import { STAFF_INVITATION_DAYS } from '../../../contract/staff.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { hello, member } from '../../platform/mail/templates.ts';

/** Tells a staff member whose second factor a colleague took off. */
export function totpRemovedMail(name: string, remover: string): Mail {
  return (brand) => ({
    subject: 'Votre double authentification a été retirée',
    paragraphs: [
      hello(member(name)),
      `${remover} a retiré la double authentification de votre accès à l’équipe ${brand}, et vos sessions ont été fermées. Activez-la de nouveau dès votre prochaine connexion.`,
      'Vous ne l’aviez pas demandé\u00a0? Prévenez tout de suite un administrateur, de vive voix.',
    ],
    reason: `Vous recevez ce message parce que la sécurité de votre accès à l’équipe ${brand} a changé.`,
  });
}

/** Tells a member that neither their password nor their second factor works any more, with the way in. */
export function accessResetMail(name: string, by: string, link: string): Mail {
  return (brand) => ({
    subject: 'Votre accès a été remis à zéro',
    paragraphs: [
      hello(member(name)),
      `${by} a remis à zéro votre accès à l’équipe ${brand}\u00a0: ni votre mot de passe ni votre double authentification ne valent plus, et vos sessions ont été fermées. Choisissez un nouveau mot de passe, puis activez de nouveau la double authentification.`,
    ],
    link: { label: 'Choisir un nouveau mot de passe', url: link },
    afterLink: [
      'Ce lien est valable une heure et ne sert qu’une fois. S’il a expiré, demandez-en un autre avec «\u00a0Mot de passe oublié\u00a0».',
      'Vous ne l’aviez pas demandé\u00a0? Prévenez tout de suite un administrateur, de vive voix.',
    ],
    reason: `Vous recevez ce message parce que la sécurité de votre accès à l’équipe ${brand} a changé.`,
  });
}

/** Tells who was taken out of the team: a colleague who wants to be alone must not do it unseen. */
export function removedMail(name: string, remover: string): Mail {
  return (brand) => ({
    subject: `Votre accès à l’équipe ${brand} a été retiré`,
    paragraphs: [
      hello(member(name)),
      `${remover} a retiré votre accès à l’équipe ${brand}. Vos sessions ont été fermées.`,
      'Ce n’était pas convenu\u00a0? Prévenez tout de suite, de vive voix, la personne qui dirige la plateforme.',
    ],
    reason: `Vous recevez ce message parce que vous faisiez partie de l’équipe ${brand}.`,
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
    subject: gained
      ? `${name} peut désormais gérer les paiements`
      : `${name} ne gère plus les paiements`,
    paragraphs: [
      `Depuis le ${when}, ${name} ${gained ? 'peut confirmer des sommes, des paiements et des retraits' : 'ne peut plus confirmer de sommes, de paiements ni de retraits'}. Décision de ${by}.`,
      'Vous n’en saviez rien\u00a0? Parlez-en tout de suite, de vive voix, au reste de l’équipe.',
    ],
    link: { label: 'Voir l’équipe', url: link },
    reason: `Vous recevez ce message parce que vous êtes membre de l’équipe ${brand}.`,
  });
}

/** For somebody whom the staff took in; `inviter` is the name of who did. */
export function invitationMail(inviter: string, link: string): Mail {
  return (brand) => ({
    subject: `Rejoignez l’équipe ${brand}`,
    paragraphs: [
      hello(),
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
