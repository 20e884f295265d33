import type { FeatureContract } from './feature.ts';

export const personalData = {
  topics: ['exports'],
  errors: {
    account_erased: [
      409,
      'Ce compte a été effacé\u00a0: il ne reste de lui que ce que la loi oblige à garder, et rien n’y change plus.',
    ],
    account_unsettled: [
      409,
      'Votre compte ne peut pas être effacé tant qu’une affaire d’argent reste à régler. La page de suppression dit laquelle.',
    ],
    staff_account: [
      409,
      'Un accès de l’équipe ne s’efface pas ici\u00a0: demandez à un administrateur de le retirer.',
    ],
    export_not_ready: [
      409,
      'Cet export n’est pas encore prêt. Vous recevrez une notification dès qu’il le sera.',
    ],
  },
} as const satisfies FeatureContract;
