import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveForCheck, takeHandedOver } from './hand-over.ts';
import { looksLikeIndicator } from './looks-like-indicator.ts';

describe('what may be somebody’s own', () => {
  for (const text of [
    'camille@exemple.fr',
    '@conseiller_crypto',
    '06 39 98 12 34',
    '0639981234',
    '06.39.98.12.34',
    '(+33) 6',
    '+33 6',
    '06 39 98',
    '06 39 9',
    '0639',
    '06',
    '+3',
    '+33',
    '0 6',
    '(0) 6 39',
    '12 34',
    '7',
    'rendement-serein.example',
    'https://colis-suivi.example/x',
    'hxxps://colis',
    'www.colis',
    'FR76 3000 6000 0112 3456 7890 189',
    'fr763000',
    'BE68 5390',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x5290',
    'bc1qar0s',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'Votre colis est en attente, réglez les frais',
  ]) {
    it(`« ${text} » goes to the check`, () => expect(looksLikeIndicator(text)).toBe(true));
  }
});

describe('what people search by', () => {
  for (const text of [
    '',
    'colis',
    'faux conseiller bancaire',
    'L’appel affiche le numéro',
    'Phishing / Email',
    'crypto 2026',
    '5 000 €',
    'SMS 33700',
    'fin. Début',
    'a'.repeat(40),
  ]) {
    it(`« ${text} » may be searched`, () => expect(looksLikeIndicator(text)).toBe(false));
  }
});

describe('the hand-over to the check page', () => {
  afterEach(() => vi.unstubAllGlobals());

  function tab() {
    const memory = new Map<string, string>();
    const visited: string[] = [];
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => memory.set(key, value),
      removeItem: (key: string) => memory.delete(key),
    });
    vi.stubGlobal('location', { assign: (to: string) => visited.push(to) });
    return { memory, visited };
  }

  it('carries the text beside the address, once', () => {
    const { memory, visited } = tab();
    leaveForCheck('06 39 98 12 34');
    expect(visited).toEqual(['/verifier']);
    expect([...memory.values()]).toEqual(['06 39 98 12 34']);
    expect(takeHandedOver()).toBe('06 39 98 12 34');
    expect(takeHandedOver()).toBe('');
    expect(memory.size).toBe(0);
  });

  it('leads there also where the browser keeps nothing', () => {
    const { visited } = tab();
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    leaveForCheck('colis');
    expect(visited).toEqual(['/verifier']);
    expect(takeHandedOver()).toBe('');
  });
});
