import { deleteOwned, type PersonalPart, withheld } from '../../platform/personal-data.ts';

/** Nobody is erased while they are of the team. */
export const staffData = {
  answers: {
    admins: { erased: 'rows', exported: withheld('The account has the same; and a secret.') },
  },
  erase: (_services, { trx }, person) => deleteOwned(trx, person, 'admins'),
} satisfies PersonalPart;
