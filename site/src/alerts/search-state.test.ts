import { describe, expect, it } from 'vitest';
import { addressOf, EVERYTHING, questionOf, type Search, searchOf } from './search-state.ts';

const choices = {
  fraudTypes: ['Phishing / Email frauduleux', 'Fraude bancaire', "Usurpation d'identité"],
  countries: ['France', 'Belgique'],
};
const full: Search = {
  q: 'faux conseiller',
  fraudType: "Usurpation d'identité",
  country: 'Belgique',
  sort: 'reported',
};

describe('a search in the address', () => {
  it('says nothing where everything is shown', () => {
    expect(addressOf(EVERYTHING)).toBe('');
    expect(searchOf('', choices)).toEqual(EVERYTHING);
  });

  it('comes back as it was', () => {
    const address = addressOf(full);
    expect(address).toBe(
      '?q=faux+conseiller&type=usurpation-d-identite&pays=belgique&tri=signalements',
    );
    expect(searchOf(address, choices)).toEqual(full);
  });

  it('leaves out what nobody offers', () => {
    expect(searchOf('?type=autre-chose&pays=atlantide&tri=hasard&x=1', choices)).toEqual(
      EVERYTHING,
    );
  });

  it.each(['0', '06', '06 39 9', '0639', '+3', '+33 6 39'])(
    'never holds a number that is being typed: %s',
    (q) => {
      expect(addressOf({ ...EVERYTHING, q })).toBe('');
      expect(questionOf({ ...EVERYTHING, q })).toBe('/api/alerts?sort=recent');
    },
  );

  it('never holds an indicator, and the question to the API neither', () => {
    const search = { ...full, q: '06 39 98 12 34' };
    expect(addressOf(search)).not.toMatch(/q=|39/);
    expect(questionOf(search)).not.toMatch(/q=|39/);
  });
});

describe('the question to the API', () => {
  it('names what was chosen, and where to go on', () => {
    expect(questionOf(EVERYTHING)).toBe('/api/alerts?sort=recent');
    const question = new URL(questionOf(full, 'reported_3_9'), 'https://parade.test').searchParams;
    expect(Object.fromEntries(question)).toEqual({ ...full, cursor: 'reported_3_9' });
  });
});
