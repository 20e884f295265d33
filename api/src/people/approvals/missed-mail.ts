import type { Mail } from '../../platform/mail/layout.ts';

/** For who could have said no until lately, and waits for nothing any more: that it happens, and no more. */
export const missedMail =
  (what: string): Mail =>
  (brand) => ({
    subject: `Un changement sensible dans l’équipe ${brand}`,
    paragraphs: [
      'Bonjour,',
      what,
      'Vous pouviez encore en décider il y a moins de sept jours. Votre accès a été retiré, bloqué ou réduit\u00a0: si c’était convenu, vous n’avez rien à faire.',
      'Ce n’était pas convenu\u00a0? Prévenez tout de suite, de vive voix, une personne de l’équipe ou celle qui dirige la plateforme\u00a0: quelqu’un agit peut-être à sa place.',
    ],
    reason: `Vous recevez ce message parce que vous faisiez partie de l’équipe ${brand}.`,
  });
