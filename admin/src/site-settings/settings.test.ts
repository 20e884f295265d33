import { DEFAULT_SITE_SETTINGS, isDemonstration } from '@parade/api/contract/site-settings.ts';
import { describe, expect, it } from 'vitest';
import { gapsIn } from './gaps.ts';
import { problemsOf } from './problems.ts';
import { placeOf } from './sections.ts';
import {
  changedPaths,
  changesToBuiltIn,
  rebase,
  type SettingsValues,
  toDocument,
  toValues,
} from './values.ts';

const values = () => toValues(DEFAULT_SITE_SETTINGS);
const DAY = '2025-12-31';

/** Everything given: evidence for each claim, a real text for each placeholder. */
function complete(): SettingsValues {
  const filled = values();
  for (const figure of Object.values(filled.stats))
    Object.assign(figure, { source: 'S', asOf: DAY });
  Object.assign(filled.claims.rating, { source: 'S', asOf: DAY, collectionMethod: 'M' });
  const proof = { issuer: 'I', reference: 'R', link: 'https://exemple.fr', validUntil: DAY };
  for (const item of filled.claims.certifications) Object.assign(item, proof);
  for (const part of [filled.brand, filled.contactInfo, filled.legalPages.mentionsLegales]) {
    const texts = part as Record<string, string>;
    for (const name of Object.keys(texts)) texts[name] ||= 'https://exemple.fr';
  }
  return filled;
}

describe('site settings in the back office', () => {
  it('has a field for everything of the document', () => {
    const nothing = { ...values(), claims: { ...values().claims, certifications: [] } };
    const paths = changedPaths({} as never, toDocument(nothing));
    // The server measures no rating: its mode is never a choice.
    const unknown = ['claims.rating.mode', 'claims.certifications'];
    expect(paths.filter((path) => !placeOf(path))).toEqual(unknown);
  });

  it('tells what the built-in texts would change, but for how staff sign in', () => {
    expect(changesToBuiltIn(DEFAULT_SITE_SETTINGS)).toEqual([]);
    const edited = structuredClone(DEFAULT_SITE_SETTINGS);
    edited.brand.name = 'Bouclier';
    edited.security.staffTotpRequired = true;
    expect(changesToBuiltIn(edited)).toEqual([
      { path: 'brand.name', before: 'Bouclier', after: 'Parade' },
    ]);
  });

  it('reads numbers as people write them, and empty dates as none', () => {
    const typed = values();
    typed.stats.successRate.value = '87,5';
    typed.stats.fundsRecovered.value = '4\u00a0200\u00a0000,50 €';
    expect(problemsOf(typed)).toEqual({});
    const { stats } = toDocument(typed);
    expect([stats.successRate.value, stats.fundsRecovered.value]).toEqual([87.5, 4_200_000.5]);
    expect(stats.successRate.asOf).toBeNull();
    typed.stats.successRate.value = '';
    expect(Object.keys(problemsOf(typed))).toEqual(['stats.successRate.value']);
  });

  it('says beside the field which day of the terms or the policy cannot be', () => {
    const typed = values();
    expect(problemsOf(typed)).toEqual({});
    typed.legalPages.cgu.lastUpdate = '2999-01-01';
    typed.legalPages.rgpd.lastUpdate = '2999-01-01';
    expect(problemsOf(typed)).toEqual({
      'legalPages.cgu.lastUpdate': 'Cette date est dans le futur',
      'legalPages.rgpd.lastUpdate': 'Cette date est dans le futur',
    });
    expect(Object.keys(problemsOf(typed)).every((path) => placeOf(path))).toBe(true);
  });

  it('shows a placeholder as an empty field, which is no change', () => {
    expect(values().legalPages.mentionsLegales.siret).toBe('');
    const again = toValues(toDocument(values()));
    expect(changedPaths(toDocument(values()), toDocument(again))).toEqual([]);
  });

  it('finds a gap exactly while the contract says demonstration', () => {
    const document = toDocument(complete());
    expect(gapsIn(document)).toEqual([]);
    expect(isDemonstration({ ...DEFAULT_SITE_SETTINGS, ...document })).toBe(false);
    const unrated = values();
    Object.assign(unrated.claims.rating, { value: '0', reviewCount: '0' });
    expect(gapsIn(toDocument(unrated)).map(({ label }) => label)).not.toContain('Note des clients');
    const gaps = gapsIn(toDocument(values()));
    expect(gaps.map(({ label }) => label)).toContain('Note des clients');
    expect(gaps.length).toBeGreaterThan(0);
    for (const { name } of gaps) expect(placeOf(name)).toBeDefined();
  });

  it('keeps what was typed over a record that somebody else saved', () => {
    const [mine, theirs] = [values(), values()];
    mine.brand.name = 'Bouclier';
    theirs.contactInfo.phone = '01 44 55 66 77';
    const both = rebase(values(), mine, theirs);
    expect([both.brand.name, both.contactInfo.phone]).toEqual(['Bouclier', '01 44 55 66 77']);
  });
});
