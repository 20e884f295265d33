import { describe, expect, it } from 'vitest';
import { hostsToLookUp, isSharedHost, registrableDomain } from './hosts.ts';
import { isMailProvider } from './mail-providers.ts';

describe('a host', () => {
  it.each<[string, string[]]>([
    ['a.b.exemple.fr', ['a.b.exemple.fr', 'b.exemple.fr', 'exemple.fr']],
    ['exemple.co.uk', ['exemple.co.uk']],
    ['a.piege.github.io', ['a.piege.github.io', 'piege.github.io']],
    ['github.io', []],
    ['wuaze.com', []],
    ['eth.limo', []],
    ['piege.eth.limo', ['piege.eth.limo']],
    ['piege.typeform.com', ['piege.typeform.com']],
    ['form.typeform.com', []],
    ['piege.wuaze.com', ['piege.wuaze.com']],
    ['sites.google.com', []],
    ['m.facebook.com', []],
    ['t.me', []],
    ['185.12.7.9', ['185.12.7.9']],
    [
      'a.b.c.d.e.f.exemple.fr',
      [
        'a.b.c.d.e.f.exemple.fr',
        'c.d.e.f.exemple.fr',
        'd.e.f.exemple.fr',
        'e.f.exemple.fr',
        'f.exemple.fr',
        'exemple.fr',
      ],
    ],
  ])('%s is looked up with its parents', (host, expected) => {
    expect(hostsToLookUp(host)).toEqual(expected);
    expect(isSharedHost(host)).toBe(expected.length === 0);
  });

  it('belongs to whoever registered its name', () => {
    expect(registrableDomain('a.b.exemple.fr')).toBe('exemple.fr');
    expect(registrableDomain('github.io')).toBe(null);
    expect(['gmail.com', 'orange.fr', 'laposte.net', 'bbox.fr'].every(isMailProvider)).toBe(true);
    expect(isMailProvider('exemple.fr')).toBe(false);
  });
});
