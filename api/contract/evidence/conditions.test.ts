import { describe, expect, it } from 'vitest';
import { COMPLETE_SETTINGS } from '../../tests/features/site-settings.ts';
import { JUNK, OLD_DAY } from '../../tests/junk.ts';
import { isDemonstration, publishedSettings, type SiteSettings } from '../site-settings.ts';
import { stringsOf } from '../staff-text/schema-strings.ts';
import { type Conditioned, isExample, missingConditions } from './conditions.ts';
import { withForms } from './problems.ts';
import { at } from './read.ts';

type Published = ReturnType<typeof publishedSettings.parse>;
const complete = (): Published => publishedSettings.parse(structuredClone(COMPLETE_SETTINGS));
const saved = withForms(publishedSettings);

/** Claims and notice: everything but the texts that claim nothing, and days of the server. */
const CLAIMS_NOTHING =
  /^(?:brand\.name|description\.|lastUpdated|legalPages\.rgpd\.retentionPeriods|widget\.)|lastUpdate$|effectiveDate$|auditedOn$/;
const FIELDS = stringsOf(publishedSettings)
  .map(({ path }) => path.join('.').replaceAll('*', '0'))
  .filter((path) => !CLAIMS_NOTHING.test(path));
const UNIQUE = [...new Set(FIELDS)];

function put(document: object, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  Object.assign(at(document, steps.join('.')) as object, { [last]: value });
}

/** Whether this ends as a site that is no demonstration and says the junk. */
function passes(document: object, path: string, junk: string): boolean {
  const { success, data } = saved.safeParse(document);
  return success && !isDemonstration(data) && junk.trim() !== '' && at(data, path) === junk.trim();
}

describe('a complete site', () => {
  it('lacks nothing, and is taken', () => {
    expect(missingConditions(complete())).toEqual([]);
    expect(saved.safeParse(complete()).error?.issues).toBeUndefined();
  });

  it.each(UNIQUE)('is none with junk in a field: %s', (path) => {
    const through = JUNK.filter((junk) => {
      const document = complete();
      put(document, path, junk);
      return passes(document, path, junk);
    });
    expect(through).toEqual([]);
  });

  it.each(JUNK)('is none with the same junk in all of them: %j', (junk) => {
    const document = complete();
    for (const path of UNIQUE) put(document, path, junk);
    const { success, data } = saved.safeParse(document);
    expect(success && !isDemonstration(data)).toBe(false);
  });

  it.each(['stats.successRate', 'stats.averageTime', 'claims.rating'])(
    'has no figure that is too old: %s',
    (claim) => {
      const document = complete();
      put(document, `${claim}.asOf`, OLD_DAY);
      expect(missingConditions(document).map(({ path }) => path)).toEqual([`${claim}.asOf`]);
    },
  );

  it('is none again by the time alone: a figure that grew old is marked until it is renewed', () => {
    const day = new Date('2026-01-10T10:00:00.000Z');
    const document = { ...complete(), lastUpdated: day.toISOString() };
    for (const { claim } of [{ claim: 'stats.successRate' }, { claim: 'claims.rating' }]) {
      put(document, `${claim}.asOf`, '2024-02-01');
    }
    const later = new Date('2026-06-10T10:00:00.000Z');
    expect(isDemonstration(document)).toBe(false);
    expect(isExample(document, 'stats.successRate', later)).toBe(true);
    expect(isDemonstration({ ...document, lastUpdated: later.toISOString() })).toBe(true);
  });

  it('shows a title no more that has expired, and so it proves nothing', () => {
    const document = complete();
    put(document, 'claims.certifications.0.validUntil', OLD_DAY);
    put(document, 'claims.certifications.0.link', '');
    expect(missingConditions(document)).toEqual([]);
  });
});

describe('a built-in figure', () => {
  const builtIn = publishedSettings.parse({});
  const claims = ['successRate', 'victimsHelped', 'fundsRecovered', 'averageTime'] as const;

  it.each(claims)('is an example whatever stands beside it, until it is measured: %s', (name) => {
    const document = complete();
    document.stats[name].value = builtIn.stats[name].value;
    expect(isExample(document, `stats.${name}`)).toBe(true);
    expect(isDemonstration(document)).toBe(true);
    document.stats[name].mode = 'measured';
    expect(isDemonstration(document)).toBe(false);
  });

  it.each(['value', 'reviewCount'] as const)('of the rating is one too: %s', (name) => {
    const document = complete();
    document.claims.rating[name] = builtIn.claims.rating[name];
    expect(isExample(document, 'claims.rating')).toBe(true);
  });

  it('of the rating is not measured by saying so', () => {
    const document = complete();
    Object.assign(document.claims.rating, { mode: 'measured', source: '', document: '' });
    expect(isDemonstration(document)).toBe(true);
  });
});

describe('a free text', () => {
  const lacks = (hero: string) =>
    missingConditions({
      ...complete(),
      description: { ...complete().description, hero },
    } as Published);

  it.each([
    'Quatre-vingt-dix pour cent des dossiers aboutissent',
    '90 pct de réussite',
    'Plus de 15 000 victimes accompagnées',
    '4,2 millions d’euros récupérés',
    '4 M€ rendus à leurs propriétaires',
    '2 847 avis',
  ])('holds no figure: %s', (text) => {
    expect(lacks(text).map(({ path }) => path)).toEqual(['description.hero']);
  });

  it.each([
    'Signalez en 5 minutes, suivez chaque étape de votre dossier.',
    'Nos 12 bénévoles vous répondent en 48 h, du lundi au vendredi.',
    'Un pourcentage ne dit rien de votre situation.',
    'Depuis 2021, à Bordeaux, au 12 rue des Faussets.',
  ])('may hold other numbers: %s', (text) => {
    expect(lacks(text)).toEqual([]);
  });
});

describe('what goes together', () => {
  const notice = (fields: Partial<SiteSettings['legalPages']['mentionsLegales']>) => {
    const document = complete();
    Object.assign(document.legalPages.mentionsLegales, fields);
    return missingConditions(document).map(({ path }) => path.split('.').at(-1));
  };
  const title = (fields: Partial<Conditioned['claims']['certifications'][number]>) => {
    const document = complete();
    Object.assign(document.claims.certifications[0] ?? {}, fields);
    return missingConditions(document).map(({ path }) => path.split('.').at(-1));
  };

  it('is the company in SIRET, register and VAT', () => {
    expect(notice({ siret: '732 829 320 00074' })).toEqual(['rcs', 'tvaNumber']);
    expect(notice({ siret: '123 456 782 00011' })).toContain('siret');
    expect(notice({ siret: '000 000 000 00000' })).toContain('siret');
    expect(notice({ rcs: '123 456 782' })).toEqual(['rcs']);
    expect(notice({ tvaNumber: 'FR 12 123456782' })).toEqual(['tvaNumber']);
    // La Poste's offices have sums of their own.
    const post = { rcs: 'Paris 356 000 000', tvaNumber: 'FR 39 356000000' };
    expect(notice({ ...post, siret: '356 000 000 49837' })).toEqual([]);
    expect(notice({ ...post, siret: '356 000 000 49838' })).toContain('siret');
  });

  it('is the law’s exception with its reason', () => {
    expect(
      notice({ capital: 'Sans objet\u00a0: association', rcs: 'Sans objet (association)' }),
    ).toEqual([]);
    expect(notice({ capital: 'Sans objet', rcs: 'Sans objet\u00a0: x' })).toEqual([
      'capital',
      'rcs',
    ]);
  });

  it('is a title, who gives it and where that is shown', () => {
    const acpr = {
      kind: 'approval',
      label: 'ACPR',
      issuer: 'Autorité de contrôle prudentiel et de résolution (ACPR)',
      link: 'https://www.regafi.fr/spip.php?page=results&id_secteur=3',
    } as const;
    expect(title(acpr)).toEqual([]);
    expect(title({ ...acpr, issuer: 'Autorité des marchés financiers (AMF)' })).toEqual([
      'label',
      'link',
    ]);
    expect(title({ ...acpr, kind: 'certification', label: 'ISO 27001' })).toContain('issuer');
    expect(title({ issuer: 'Un ami' })).toContain('issuer');
    for (const link of [
      'https://www.regafi.fr/',
      'http://www.regafi.fr/fiche/1',
      'https://regafi.fr.parade.test/fiche/1',
      'https://regafi.fr@parade.test/fiche/1',
      'https://x-regafi.fr/fiche/1',
    ]) {
      expect(title({ ...acpr, link }), link).toEqual(['link']);
    }
  });
});
