/** How an alert was checked before it was published, as it follows « d’après ». Without zod: islands of the site show it. */
export const CHECK_WAYS = {
  report: 'un signalement et ses preuves',
  reports: 'plusieurs signalements concordants',
  authority: 'la liste d’une autorité publique',
  examination: 'l’examen du site ou du message',
  third_party: 'la réponse d’une banque, d’un opérateur ou d’un hébergeur',
} as const;
export type CheckWay = keyof typeof CHECK_WAYS;
