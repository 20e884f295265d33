import { installGuard } from '@parade/api/contract/staff-text/guard.ts';
import { describe, expect, it } from 'vitest';
import { type CallerValues, callerResolver, emptyValues, requestFor } from './values.ts';

installGuard({ knowsHosts: false });

const EMAIL = 'jeanne@exemple.fr';
const typed = (changes: Partial<CallerValues> = {}): CallerValues => ({
  ...emptyValues(),
  call: { name: 'Odile', contact: '06 12 34 56 78', calledAt: '2026-10-03T10:20' },
  person: {
    email: ` ${EMAIL.toUpperCase()}`,
    name: 'Jeanne Riou',
    phone: '',
    address: '',
    trustedName: '',
  },
  found: { email: EMAIL, userId: null },
  ...{ title: 'Faux conseiller', fraudType: 'Phishing', description: 'Un appel.' },
  ...{ date: '2026-10-02', amount: '4 800,50', consent: true },
  ...changes,
});
const { person: lent } = typed();

const wrong = async (changes: Partial<CallerValues>) => {
  const { errors } = await callerResolver(typed(changes), undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return JSON.parse(JSON.stringify(errors));
};

describe('what is noted for a caller', () => {
  it('is sent as the contract has it', async () => {
    const request = requestFor(typed());
    expect(request).toMatchObject({ amount: 4800.5, person: { kind: 'new', trustedName: '' } });
    expect(request.call.calledAt).toBe(new Date('2026-10-03T10:20').toISOString());
    expect(await wrong({})).toEqual({});
  });

  it('names the account that was found, and only at the address where it was', async () => {
    const found = { email: EMAIL, userId: '01a20a97-e52b-72f1-a960-7cd812efe196' };
    expect(requestFor(typed({ found })).person).toEqual({ kind: 'known', userId: found.userId });
    const { person } = await wrong({ found: { ...found, email: 'autre@exemple.fr' } });
    expect(person.email.message).toContain('Cherchez d’abord');
  });

  it('takes a lent address with its owner’s name, and none that has an account', async () => {
    expect((await wrong({ isLent: true })).person).toHaveProperty('trustedName');
    const person = { ...lent, trustedName: 'Association Rempart' };
    expect(await wrong({ isLent: true, person })).toEqual({});
    expect(requestFor(typed({ isLent: true, person })).person).toMatchObject(person);
    const found = { email: EMAIL, userId: '01a20a97-e52b-72f1-a960-7cd812efe196' };
    expect((await wrong({ isLent: true, person, found })).person).toHaveProperty('email');
  });

  it('says on their fields what the contract refuses', async () => {
    const { call, consent, amount } = await wrong({
      call: { name: '', contact: 'portable', calledAt: '' },
      ...{ consent: false, amount: '4.800' },
    });
    expect(Object.keys(call)).toEqual(expect.arrayContaining(['name', 'contact', 'calledAt']));
    expect(consent.message).toContain('accord');
    expect(amount.message).toContain('se lit de deux façons');
  });
});
