import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  isDemonstration,
  publishedSettings,
  type SiteSettingsRecord,
} from '../../../contract/site-settings.ts';
import {
  COMPLETE_SETTINGS,
  type SettingsScene,
  settingsScene,
} from '../../../tests/features/site-settings.ts';

const SERVICES = ['Nous rassemblons vos preuves.', 'Nous suivons chaque dossier.'];

let { world, editor, MAIN, read, history, save } = {} as SettingsScene;
beforeEach(async () => {
  ({ world, editor, MAIN, read, history, save } = await settingsScene());
});
afterEach(() => world.end());

describe('the document', () => {
  it('is the built-in one until somebody saves', async () => {
    const document = await read();
    expect(document).toMatchObject({ id: 'main', version: 0, lastUpdated: null });
    expect(document.stats.successRate.value).toBe(87);
    expect(document.legalPages.mentionsLegales.siret).toBe('[Numéro SIRET à compléter]');
  });

  it('is saved as it was read with its changes, and read by everybody at once', async () => {
    const answer = await save((document) => {
      document.brand.name = 'Bouclier';
      document.contactInfo.phone = '01 40 00 00 00';
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ version: 1, updatedBy: editor.email });
    const { body } = await world.visitor().get('/api/site-settings');
    expect(body).toMatchObject({ brand: { name: 'Bouclier' }, version: 1 });
    expect(JSON.stringify(body)).not.toMatch(/staffTotpRequired|updatedBy/);
  });

  it('takes the built-in text again where one is emptied, and keeps only what was changed', async () => {
    await save((document) => {
      document.contactInfo.phone = '01 40 00 00 00';
    });
    await save((document) => {
      document.contactInfo.phone = '';
      document.description.hero = 'Un autre texte.';
    });
    const document = await read();
    expect(document.contactInfo.phone).toMatch(/^01.99/);
    const row = await world.db
      .selectFrom('site_settings')
      .select('document')
      .executeTakeFirstOrThrow();
    const stored = JSON.parse(row.document);
    expect(Object.keys(stored).sort()).toEqual(['description', 'lastUpdated', 'updatedBy']);
    expect(stored.description).toEqual({ hero: 'Un autre texte.' });
  });

  it('is refused where a part is missing: it would fall back to its defaults', async () => {
    const { stats: _, ...rest } = await read();
    const answer = await editor.put(MAIN, rest);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation']);
    expect((await editor.put(MAIN, {})).status).toBe(422);
  });

  it('says what is wrong at each field, by its path', async () => {
    const answer = await save((document) => {
      document.stats.successRate.value = 140;
      document.contactInfo.website = 'parade';
      const [first] = document.claims.certifications;
      if (first) document.claims.certifications = [{ ...first, label: '' }];
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      'stats.successRate.value': expect.stringContaining('entre 0 et 100'),
      'contactInfo.website': expect.stringContaining('https://'),
      'claims.certifications.0.label': expect.any(String),
    });
    expect((await read()).version).toBe(0);
  });

  it('refuses days of the terms and the policy that cannot be, beside what else is wrong', async () => {
    const dates = (lastUpdate: string, effectiveDate: string, policy = '2025-10-01') =>
      save(({ legalPages: { cgu, rgpd }, contactInfo }) => {
        Object.assign(cgu, { lastUpdate, effectiveDate });
        rgpd.lastUpdate = policy;
        contactInfo.website = 'parade';
      });
    const errors = async (...days: Parameters<typeof dates>) => {
      const { 'contactInfo.website': website, ...rest } = (await dates(...days)).body
        .errors as Record<string, string>;
      expect(website).toContain('https://');
      return rest;
    };
    const FUTURE = 'Cette date est dans le futur';
    expect(await errors('2999-06-01', '2020-01-01', '2999-06-01')).toEqual({
      'legalPages.cgu.lastUpdate': FUTURE,
      'legalPages.rgpd.lastUpdate': FUTURE,
    });
    expect(await errors('2025-02-30', '', '2025-13-01')).toEqual({
      'legalPages.cgu.lastUpdate': 'Cette date n’est pas valide',
      'legalPages.cgu.effectiveDate': 'Cette date n’est pas valide',
      'legalPages.rgpd.lastUpdate': 'Cette date n’est pas valide',
    });
    for (const inForce of ['2020-01-01', '2025-10-01', '2999-01-01']) {
      expect(await errors('2025-10-01', inForce)).toEqual({});
    }
  });

  it('still reads days that it would refuse today, and asks for others at the next save', async () => {
    await world.db
      .insertInto('site_settings')
      .values({
        id: 'main',
        version: 1,
        updatedAt: '2026-11-01T10:00:00.000Z',
        updatedBy: null,
        document: JSON.stringify({
          brand: { name: 'Bouclier' },
          legalPages: { cgu: { lastUpdate: '2999-06-01', effectiveDate: '2020-01-01' } },
        }),
      })
      .execute();
    const { brand, legalPages } = await read();
    expect(brand.name).toBe('Bouclier');
    expect(legalPages.cgu).toMatchObject({ lastUpdate: '2999-06-01', effectiveDate: '2020-01-01' });
    const refused = await save((document) => {
      document.brand.name = 'Parade';
    });
    expect(Object.keys(refused.body.errors as object)).toEqual(['legalPages.cgu.lastUpdate']);
    const mended = await save((document) => {
      Object.assign(document.legalPages.cgu, {
        lastUpdate: '2025-10-01',
        effectiveDate: '2025-10-01',
      });
    });
    expect(mended.status).toBe(200);
  });

  it('never overwrites silently: of two saves of one version the second is refused', async () => {
    const document = await read();
    const answers = await Promise.all(
      ['Un', 'Deux'].map((name) =>
        editor.put(MAIN, { ...document, brand: { ...document.brand, name } }),
      ),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.body.code).toBe('stale_version');
    expect(await history()).toHaveLength(1);
  });

  it('changes nothing where nothing was changed', async () => {
    expect((await save(() => {})).body.version).toBe(0);
    expect(await history()).toEqual([]);
    expect(await world.db.selectFrom('publications').selectAll().execute()).toEqual([]);
  });

  it('takes the same words with other spaces for no change', async () => {
    await save((document) => {
      document.brand.name = 'Bouclier\u00a0: l’aide';
      document.legalPages.cgu.servicesDescription = SERVICES.join('\n\n');
    });
    const { body } = await save((document) => {
      document.brand.name = '  Bouclier : l’aide ';
      document.legalPages.cgu.servicesDescription = SERVICES.join(' \n\n  ');
      document.contactInfo.phone = document.contactInfo.phone.replace(/\s/g, ' ');
      const [first] = document.claims.certifications;
      if (first) first.label = first.label.replace(/\s/g, '  ');
    });
    expect(body).toMatchObject({ version: 1, brand: { name: 'Bouclier\u00a0: l’aide' } });
    expect(await history()).toHaveLength(1);

    // Beside a change they stay as they were; paragraphs and added no-break spaces are changes.
    await save((document) => {
      document.brand.name = 'Bouclier : l’aide';
      document.brand.legalEntity = 'Bouclier SAS';
    });
    await save((document) => {
      document.brand.legalEntity = 'Bouclier\u00a0SAS';
      document.legalPages.cgu.servicesDescription = SERVICES.join('\n');
    });
    expect((await history()).map(({ changes }) => changes.map(({ path }) => path))).toMatchObject([
      ['brand.legalEntity', 'legalPages.cgu.servicesDescription'],
      ['brand.legalEntity'],
      expect.anything(),
    ]);
  });

  it('asks the whole staff for a second factor as soon as it says so', async () => {
    await save((document) => {
      document.security.staffTotpRequired = true;
    });
    const colleague = await world.staff();
    expect((await colleague.get(MAIN)).body.code).toBe('totp_setup_required');
  });
});

describe('what a public text may hold', () => {
  const refused: [string, (document: SiteSettingsRecord) => void][] = [
    [
      'contactInfo.email',
      (d) => {
        d.contactInfo.email = 'contact arobase parade.fr';
      },
    ],
    [
      'contactInfo.email',
      (d) => {
        d.contactInfo.email = 'L612-1<meta http-equiv=refresh>';
      },
    ],
    [
      'contactInfo.support',
      (d) => {
        d.contactInfo.support = 'a@b.fr?bcc=c@d.fr';
      },
    ],
    [
      'contactInfo.phone',
      (d) => {
        d.contactInfo.phone = 'abc';
      },
    ],
    [
      'contactInfo.website',
      (d) => {
        d.contactInfo.website = 'https://a.fr/"><b>';
      },
    ],
    [
      'contactInfo.website',
      (d) => {
        d.contactInfo.website = 'javascript:alert(1)';
      },
    ],
    [
      'legalPages.mentionsLegales.siret',
      (d) => {
        d.legalPages.mentionsLegales.siret = 'x';
      },
    ],
    [
      'legalPages.mentionsLegales.mediatorWebsite',
      (d) => {
        d.legalPages.mentionsLegales.mediatorWebsite = '/L612-1';
      },
    ],
    [
      'legalPages.rgpd.dpoEmail',
      (d) => {
        d.legalPages.rgpd.dpoEmail = 'dpo';
      },
    ],
    [
      'description.hero',
      (d) => {
        d.description.hero = 'Virez à FR76 3000 6000 0112 3456 7890 189';
      },
    ],
    [
      'description.hero',
      (d) => {
        d.description.hero = '99 % de réussite';
      },
    ],
    [
      'description.successRate',
      (d) => {
        d.description.successRate = '99 pour cent de réussite';
      },
    ],
  ];
  it.each(refused)('is refused with its sentence: %s %#', async (field, change) => {
    const answer = await save(change);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors as object)).toEqual([field]);
  });

  it('asks no evidence for a rating by nobody', async () => {
    const { claims, stats } = await read();
    expect(isDemonstration(publishedSettings.parse({ stats, claims }))).toBe(true);
    const complete = publishedSettings.parse(COMPLETE_SETTINGS);
    expect(isDemonstration(complete)).toBe(false);
    const rated = { ...complete, claims: { ...complete.claims, rating: claims.rating } };
    expect(isDemonstration(rated)).toBe(true);
  });
});
