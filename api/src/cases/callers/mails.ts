import type { Mail } from '../../platform/mail/layout.ts';
import { hello } from '../../platform/mail/templates.ts';

/** To the address that somebody gave on the phone: it may be a stranger's, so it says nothing of anybody. */
export function callerInvitationMail(link: string, support: string): Mail {
  return (brand) => ({
    subject: 'Un signalement a été noté pour vous',
    paragraphs: [
      hello(),
      `Lors d’un appel à l’équipe de ${brand}, cette adresse a été donnée pour recevoir le récépissé d’un signalement.`,
      'Choisissez un mot de passe\u00a0: vous lirez ce qui a été noté, vous pourrez le compléter, et le récépissé vous sera envoyé ici.',
    ],
    link: { label: 'Ouvrir mon espace', url: link },
    afterLink: [
      'Ce lien est valable une heure et ne sert qu’une fois. S’il a expiré, demandez-en un autre avec «\u00a0Mot de passe oublié\u00a0».',
      `Ce n’est pas vous, et personne n’a appelé pour vous\u00a0? N’ouvrez pas ce lien et écrivez-nous\u00a0: ${support}.`,
    ],
    reason: `Vous recevez ce message parce que cette adresse a été donnée au téléphone à l’équipe de ${brand}.`,
  });
}
