import { AppError } from '../../platform/errors.ts';
import { eraseOnRequest } from '../../privacy/personal-data/erasure.ts';
import type { Command } from './command.ts';
import { onInstance } from './on-instance.ts';

/** The catalogue's sentences speak to the person. */
const REFUSALS: Readonly<Record<string, string>> = {
  not_found: 'il n’y a pas de tel compte',
  permission_denied: 'un compte de l’équipe\u00a0: retirez-le d’abord de l’équipe',
  account_erased: 'déjà effacé',
  account_unsettled: 'un solde, un paiement ou un remboursement est à régler d’abord',
};

/** For who asked by letter, and who is back after a restore. */
export const erase: Command = {
  name: 'erase',
  about: 'efface des comptes comme le font leurs titulaires eux-mêmes',
  args: [{ name: 'id', about: 'dans le back-office, «\u00a0Identifiant\u00a0»', isRepeated: true }],
  run: ({ given, env }) =>
    onInstance(env(), async (services) => {
      const erased: string[] = [];
      const problems: string[] = [];
      for (const id of given.all('id')) {
        try {
          await eraseOnRequest(services, id);
          erased.push(id);
        } catch (error) {
          const refusal = error instanceof AppError ? REFUSALS[error.code] : undefined;
          if (!refusal) throw error;
          problems.push(`${id}\u00a0: ${refusal}`);
        }
      }
      const lines = erased.map((id) => `${id}\u00a0: effacé`);
      return { lines, problems, data: { erased } };
    }),
};
