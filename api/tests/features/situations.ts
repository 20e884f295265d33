import type { Situation } from '../../contract/remedies/situation.ts';

/** Two instant transfers for a false adviser: a recall, a contest, a complaint. */
export const A_SITUATION: Situation = {
  kind: 'faux-conseiller',
  payments: [
    {
      ...{ means: 'instant_transfer', amountEuros: 4800, paidOn: '2026-10-02' },
      ...{ authorised: 'tricked', outsideEea: false },
    },
    { means: 'card', amountEuros: 90.5, paidOn: '2026-10-01', authorised: 'no' },
  ],
  facts: { contactBy: 'call', numberSpoofed: true, vop: 'autre nom', onBehalfOf: '' },
};
