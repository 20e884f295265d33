import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import type { Ports } from '../../platform/ports.ts';
import { contractMail, renunciationMail } from './mails.ts';
import { everyContract, isBinding } from './queries.ts';

/** Mails the contracts that bind a person whose address is proven from now on, and the acknowledgements of those that they renounced. */
export const handOverContracts: Ports['handOvers'][number] = async ({ env }, unit, person) => {
  for (const contract of await everyContract(unit.trx, person.id)) {
    const { acceptedAt, renouncedAt } = contract;
    if (renouncedAt !== null) {
      const received = `le ${formatCalendarDay(parisDay(new Date(renouncedAt)))}`;
      await enqueueMail(unit, person.email, renunciationMail(env, person, contract, received));
    } else if (acceptedAt !== null && isBinding(contract)) {
      await enqueueMail(unit, person.email, contractMail(env, person, contract));
    }
  }
};
