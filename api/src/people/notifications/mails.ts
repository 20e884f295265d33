import type { Mail } from '../../platform/mail/layout.ts';
import { strangersHint } from '../../platform/mail/templates.ts';

/** Where the copy of a notification leads, and why it was sent. */
interface Way {
  label: string;
  url: string;
  /** What stands in place of the content where the address is not proven. */
  hint: string;
  reason: (brand: string) => string;
}

export const toNotifications = (url: string, label = 'Voir mes notifications'): Way => ({
  label,
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

/** The terms promise it to everybody (article 9): no toggle stops it. */
export const toTerms = (url: string, label?: string): Way => ({
  ...toNotifications(url, label),
  hint: 'Nos conditions générales d’utilisation vont changer.',
  reason: (brand) =>
    `Vous recevez ce message parce que vous avez un compte sur ${brand}\u00a0: ses conditions, à l’article\u00a09, vous promettent cette annonce. Elle part quels que soient vos choix de messages.`,
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

/** What happened in a day and could wait, each with what it tells. */
export function digestMail(news: readonly { title: string; message: string }[], way: Way): Mail {
  const [first, ...more] = news;
  return (brand) => ({
    subject: first && more.length === 0 ? first.title : `Vos nouvelles du jour sur ${brand}`,
    paragraphs:
      first && more.length === 0
        ? [first.message]
        : news.map(({ title, message }) => `${title}\n${message}`),
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
    afterLink: strangersHint({ isEmailVerified: 0 }),
    reason: way.reason(brand),
  });
}
