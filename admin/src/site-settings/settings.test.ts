import { parisDay } from '@parade/api/contract/dates.ts';
import { DEFAULT_SITE_SETTINGS, isDemonstration } from '@parade/api/contract/site-settings.ts';
import { installGuard } from '@parade/api/contract/staff-text/guard.ts';
import { describe, expect, it } from 'vitest';
import { proposedInWords } from './changes-in-words.ts';
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

installGuard({ knowsHosts: false });

const values = () => toValues(DEFAULT_SITE_SETTINGS);

/** Everything given: evidence for each claim, a real text for each placeholder. */
function complete(): SettingsValues {
  const filled = values();
  const proof = {
    source: 'Rapport annuel sur les dossiers clos',
    asOf: parisDay(new Date()),
    document: '019a8f10-0000-7000-8000-000000000001',
    pages: '12',
  };
  for (const figure of Object.values(filled.stats))
    Object.assign(figure, { value: '21', ...proof });
  const collectionMethod = 'Enquête envoyée à chaque client dont le dossier est clos';
  Object.assign(filled.claims.rating, { value: '4,2', reviewCount: '133' });
  Object.assign(filled.claims.rating, { collectionMethod, ...proof });
  filled.claims.certifications = [
    {
      kind: 'certification',
      label: 'ISO 27001',
      issuer: 'AFNOR Certification',
      reference: 'CERT-2291',
      link: 'https://certificats.afnor.org/CERT-2291',
      validUntil: '2999-12-31',
    },
  ];
  const website = 'https://www.parade.test';
  const email = 'contact@parade.test';
  Object.assign(filled.contactInfo, { phone: '05 36 49 12 34', website, email, support: email });
  Object.assign(filled.legalPages.mentionsLegales, {
    companyName: 'Parade Assistance',
    legalForm: 'Association loi 1901',
    capital: 'Sans objet\u00a0: association',
    siret: '123 456 782 00010',
    codeApe: '9499Z',
    rcs: 'Sans objet\u00a0: association déclarée en préfecture',
    tvaNumber: 'FR 11 123456782',
    director: 'Camille Martin',
    address: '12 rue des Faussets, 33000 Bordeaux',
    hostingCompany: 'Hébergeur SAS',
    hostingPhone: '+352 26 73 30 00',
    hostingAddress: '38 avenue John F. Kennedy, L-1855 Luxembourg',
    mediatorName: 'Médiation Consommation',
    mediatorAddress: '5 rue de la Médiation, 75009 Paris',
    mediatorWebsite: 'https://mediation.parade.test',
    insurance: 'Assureur SA, 1 rue des Polices, 75009 Paris, France et Union européenne',
    mandateBasis: 'Mandat écrit de chaque client, articles 1984 et suivants du code civil',
  });
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

  it('reads a proposal as an editor knows its values, nothing of them left out', () => {
    const approval = {
      kind: 'approval',
      label: 'ACPR',
      issuer: 'ACPR',
      reference: '61894',
      link: 'https://www.regafi.fr/61894',
      validUntil: '2099-12-31',
    };
    for (const [path, stored, words] of [
      [
        'claims.certifications',
        JSON.stringify([approval, { ...approval, kind: 'certification' }]),
        'Agrément ACPR, ACPR, 61894, jusqu’au 31 décembre 2099, https://www.regafi.fr/61894\nACPR, ACPR, 61894, jusqu’au 31 décembre 2099, https://www.regafi.fr/61894',
      ],
      ['stats.victimsHelped.value', '15247', '15\u00a0247\u00a0personnes'],
      ['stats.victimsHelped.asOf', '2025-12-31', '31 décembre 2025'],
      ['legalPages.mentionsLegales.funds.basis', 'institution', 'Établissement de paiement'],
      ['legalPages.mentionsLegales.siret', '12345678200010', '12345678200010'],
      ['legalPages.mentionsLegales.companyName', '', null],
      ['stats.victimsHelped.source', null, null],
    ] as const) {
      expect([path, proposedInWords(path, stored)]).toEqual([path, words]);
    }
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
    expect([gapsIn(document), problemsOf(complete())]).toEqual([[], {}]);
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
