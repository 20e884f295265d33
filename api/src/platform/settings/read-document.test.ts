import { describe, expect, it } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '../../../contract/site-settings.ts';
import { readDocument } from './read-document.ts';

const read = (document: unknown) => readDocument(JSON.stringify(document));

describe('a stored document', () => {
  it.each(['', 'null', '[]', '"texte"', '{', '7'])(
    'counts as none where it is none: %s',
    (text) => {
      expect(readDocument(text)).toEqual(DEFAULT_SITE_SETTINGS);
    },
  );

  it('loses what no longer fits, and that alone', () => {
    const settings = read({
      brand: { name: 'Bouclier', legalEntity: 17 },
      contactInfo: { phone: '01 40 00 00 00', email: 'pas une adresse' },
      legalPages: 'jadis un texte',
      security: { staffTotpRequired: true },
    });
    expect(settings).toEqual({
      ...DEFAULT_SITE_SETTINGS,
      brand: { ...DEFAULT_SITE_SETTINGS.brand, name: 'Bouclier' },
      contactInfo: { ...DEFAULT_SITE_SETTINGS.contactInfo, phone: '01 40 00 00 00' },
      security: { ...DEFAULT_SITE_SETTINGS.security, staffTotpRequired: true },
    });
  });

  it('loses one item of a list, and the others stay', () => {
    const kept = DEFAULT_SITE_SETTINGS.claims.certifications[1];
    const certifications = [{ kind: 'médaille', label: 'ISO' }, kept, 'une ligne'];
    expect(read({ claims: { certifications } }).claims.certifications).toEqual([kept]);
  });

  it('ends where a part cannot be mended, and the other parts stay', () => {
    const stats = { victimsHelped: [[]], fundsRecovered: 'beaucoup', successRate: null };
    const settings = read({ stats, brand: { name: 'Bouclier' } });
    expect(settings.stats).toEqual(DEFAULT_SITE_SETTINGS.stats);
    expect(settings.brand.name).toBe('Bouclier');
  });
});
