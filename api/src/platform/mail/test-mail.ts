import type { MailContent } from './layout.ts';

/** What whoever runs the server sends to see whether mails arrive. */
export const testMail = (brand: string): MailContent => ({
  subject: 'Message d’essai',
  paragraphs: [
    `Ce message montre que les e-mails de ${brand} partent et arrivent. Il n’y a rien à faire.`,
  ],
  reason: `Vous recevez ce message parce que la personne qui gère le serveur de ${brand} a fait un essai.`,
});
