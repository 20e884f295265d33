import type { Mail } from '../../platform/mail/layout.ts';
import { type Greeted, hello, member } from '../../platform/mail/templates.ts';

const ONE_HOUR = 'Ce lien est valable une heure et ne sert qu’une fois.';

/** Sent once an account is opened, and when its owner asks for another link. */
export function emailVerificationMail(link: string): Mail {
  return (brand) => ({
    subject: 'Confirmez votre adresse e-mail',
    paragraphs: [
      hello(),
      `Un compte est ouvert sur ${brand} avec cette adresse. Confirmez qu’elle est bien la vôtre\u00a0: c’est là que nous vous écrirons au sujet de votre dossier.`,
    ],
    link: { label: 'Confirmer mon adresse', url: link },
    afterLink: [
      `${ONE_HOUR} S’il a expiré, connectez-vous et demandez-en un autre.`,
      'Vous n’avez pas ouvert de compte\u00a0? Ne faites rien, ou ouvrez le lien et répondez «\u00a0Non, ce n’est pas moi\u00a0»\u00a0: sans votre confirmation, cette adresse reste non vérifiée.',
    ],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand}.`,
  });
}

/** The link to choose a new password. */
export function passwordResetMail(person: Greeted, link: string): Mail {
  return (brand) => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      hello(person),
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

/** Somebody typed a member's password and then wrong codes. */
export function wrongCodesMail(name: string, forgotten: string): Mail {
  return (brand) => ({
    subject: 'Des codes faux après votre mot de passe',
    paragraphs: [
      hello(member(name)),
      `Quelqu’un a saisi votre mot de passe ${brand}, puis plusieurs codes faux. La double authentification l’a arrêté.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, votre mot de passe est connu : choisissez-en un autre tout de suite, et prévenez l’équipe de vive voix.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', url: forgotten },
    reason: `Vous recevez ce message parce que la sécurité de votre accès à l’équipe ${brand} est en jeu.`,
  });
}

/** Somebody tried to register with an address that has an account; at most once a day. */
export function addressTakenMail(person: Greeted, login: string): Mail {
  return (brand) => ({
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      hello(person),
      `Quelqu’un vient d’essayer d’ouvrir un compte ${brand} avec cette adresse, qui en a déjà un. Rien n’a changé.`,
      'Si c’est vous, connectez-vous ; si vous avez oublié votre mot de passe, choisissez-en un nouveau depuis cette page.',
    ],
    link: { label: 'Se connecter', url: login },
    afterLink: ['Ce n’est pas vous ? Ne faites rien.'],
    reason: `Vous recevez ce message parce que cette adresse a été indiquée sur ${brand}.`,
  });
}

/** Tells the owner of a change, so that a thief cannot make it unseen. */
export function passwordChangedMail(person: Greeted, forgotten: string): Mail {
  return (brand) => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      hello(person),
      `Votre mot de passe ${brand} a été changé. Par prudence, les autres appareils ont été déconnectés.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, quelqu’un est entré dans votre compte\u00a0: reprenez-le tout de suite en choisissant un nouveau mot de passe.',
    ],
    link: { label: 'Ce n’est pas moi', url: forgotten },
    reason: `Vous recevez ce message parce que le mot de passe de votre compte ${brand} a changé.`,
  });
}

/** Tells a member that their second factor was set up or taken off, so that a thief cannot do it unseen. */
export function totpChangedMail(name: string, enabled: boolean, forgotten: string): Mail {
  const done = enabled ? 'activée' : 'retirée';
  return (brand) => ({
    subject: `Votre double authentification vient d’être ${done}`,
    paragraphs: [
      hello(member(name)),
      `La double authentification de votre accès à l’équipe ${brand} vient d’être ${done}, depuis une session ouverte à votre nom.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, quelqu’un est entré dans votre compte\u00a0: choisissez tout de suite un nouveau mot de passe, ce qui ferme toutes les sessions, et prévenez un administrateur de vive voix.',
    ],
    link: { label: 'Ce n’est pas moi', url: forgotten },
    reason: `Vous recevez ce message parce que la sécurité de votre accès à l’équipe ${brand} a changé.`,
  });
}
