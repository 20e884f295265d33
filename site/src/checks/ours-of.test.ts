import { analyse } from '@parade/api/contract/analysis/verdict.ts';
import { DEFAULT_SITE_SETTINGS } from '@parade/api/contract/site-settings.ts';
import { describe, expect, it } from 'vitest';
import { oursOf } from './ours-of.ts';

const contacts = DEFAULT_SITE_SETTINGS.contactInfo;

describe('what is ours', () => {
  it('is where we are and what we publish', () => {
    const given = { ...contacts, phone: '01 44 00 00 00', email: 'aide@Parade.test' };
    expect(oursOf(given, 'https://verif.parade.test/')).toEqual({
      hosts: ['verif.parade.test', 'parade.example', 'parade.test'],
      phones: ['01 44 00 00 00'],
    });
  });

  it('is no host where anybody may have a mailbox, and no number that nobody gave', () => {
    const ours = oursOf({ ...contacts, email: 'parade@gmail.com' }, '');
    const signs = (text: string) => analyse(text, ours).signs.map(({ sign }) => sign);
    expect(ours.hosts).not.toContain('gmail.com');
    expect(signs('Écrivez à faux.conseiller@gmail.com')).not.toContain('own');
    expect(signs(`Appelez le ${contacts.phone}`)).not.toContain('own');
  });
});
