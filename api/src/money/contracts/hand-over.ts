import { enqueueMail } from '../../platform/mail/enqueue.ts';
import type { Ports } from '../../platform/ports.ts';
import { contractMail } from './mails.ts';
import { everyContract, isBinding } from './queries.ts';

/** Mails the contracts that bind a person whose address is proven from now on. */
export const handOverContracts: Ports['handOvers'][number] = async ({ env }, unit, person) => {
  for (const contract of await everyContract(unit.trx, person.id)) {
    if (contract.acceptedAt === null || !isBinding(contract)) continue;
    await enqueueMail(unit, person.email, contractMail(env, person, contract));
  }
};
