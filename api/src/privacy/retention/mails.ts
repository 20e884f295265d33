import type { Mail } from '../../platform/mail/layout.ts';
import { hello } from '../../platform/mail/templates.ts';

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
    paragraphs: [hello(), what],
    link: { label: 'Voir le rapport', url: page },
    reason: `Vous recevez ce message parce que vous faites partie de l’équipe ${brand}.`,
  });
}
