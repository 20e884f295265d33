import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminAlert } from '../../../../contract/alerts-admin.ts';
import { type AlertScene, alertScene } from '../../../../tests/features/alerts.ts';
import { newId } from '../../../platform/ids.ts';
import { normaliseIndicator } from '../indicators/normalise.ts';
import { slugOf } from './slug.ts';

let { world, staff, anAlert, put, create, publish, publicAlert, publications } = {} as AlertScene;
beforeEach(async () => {
  ({ world, staff, anAlert, put, create, publish, publicAlert, publications } = await alertScene());
});
afterEach(() => world.end());

describe('by hand', () => {
  it('is born pending, seen by nobody, and found by staff', async () => {
    const made = await create();
    expect(made).toMatchObject({
      status: 'pending',
      slug: 'faux-livreur',
      source: 'staff',
      amount: 12.5,
      reportId: null,
      removed: null,
      version: 1,
    });
    expect(await publicAlert(made.id)).toBeUndefined();
    expect(await publications()).toEqual([]);
    expect((await staff.get('/api/admin/summary')).body).toMatchObject({ pendingAlerts: 1 });
  });

  it('turns what is private in the texts into indicators, and shows it masked', async () => {
    const { id, ...made } = await publish({
      title: 'Appels du 06 39 98 71 05',
      perpetratorInfo: 'Écrit depuis conseil@banque.example, site colis.example',
      indicators: [
        { kind: 'iban', value: 'fr76 3000 6000 0112 3456 7890 189' },
        { kind: 'domain', value: 'https://Colis.example/suivi' },
        { kind: 'company', value: 'Rendement Serein SAS' },
      ],
    });
    expect(made.title).toBe('Appels du 06 39 •• •• 05');
    expect(made.perpetratorInfo).toBe('Écrit depuis c•••@banque.example, site colis.example');
    expect(made.indicators.map(({ kind, value }) => [kind, value])).toEqual(
      expect.arrayContaining([
        ['iban', 'FR7630006000011234567890189'],
        ['domain', 'colis.example'],
        ['company', 'rendement serein'],
        ['phone', '+33639987105'],
        ['email', 'conseil@banque.example'],
      ]),
    );
    const shown = JSON.stringify(await publicAlert(id));
    for (const secret of ['987105', '98 71', 'conseil@', '30006000']) {
      expect(shown).not.toContain(secret);
    }
    expect(shown).toContain('Rendement Serein SAS');
    expect((await world.visitor().get('/api/alerts?q=987105')).body.total).toBe(0);
    // Saved again as it was read, it stays as it is.
    const again = (await put(id, { status: 'verified' })).body as unknown as AdminAlert;
    expect(again).toMatchObject({ version: made.version, indicators: made.indicators });
  });

  it('makes an indicator of each site that the scammer’s contact names, which the check knows', async () => {
    const made = await publish({
      description: 'Il se fait passer pour vraie-banque.example. Aide au 0 805 805 817.',
      perpetratorInfo:
        'https://chronoposte-suivi.com, 06 39 98 71 05, contact@orange.fr, t.me/faux_conseiller, orange.fr, impots.gouv.fr',
    });
    const keys = ({ indicators }: AdminAlert) =>
      indicators.map((i) => `${i.kind} ${i.value}`).sort();
    expect(keys(made)).toEqual([
      'domain chronoposte-suivi.com',
      'email contact@orange.fr',
      'phone +33639987105',
      'url t.me/faux_conseiller',
    ]);
    const text = 'https://www.chronoposte-suivi.com/colis?id=7';
    const checked = await world.visitor().post('/api/checks', { text });
    expect(checked.body.indicators).toMatchObject([{ verdict: 'alert', text }]);

    // Who reads of free help can call it.
    expect((await publicAlert(made.id))?.description).toContain('0 805 805 817');

    // What an editor takes out stays out while the contact says the same.
    const [site, ...others] = made.indicators.toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(site?.kind).toBe('domain');
    const without = (await put(made.id, { indicators: others })).body as unknown as AdminAlert;
    expect(keys(without)).not.toContain('domain chronoposte-suivi.com');
    const perpetratorInfo = `${without.perpetratorInfo}, colis-encore.com`;
    const added = (await put(made.id, { perpetratorInfo })).body as unknown as AdminAlert;
    expect(keys(added)).toEqual(['domain colis-encore.com', ...keys(without)]);
  });

  it('is withdrawn with an indicator that would no longer be taken', async () => {
    const { id } = await publish();
    const known = normaliseIndicator('phone', '0 805 805 817');
    if (!known) throw new Error('no number');
    await world.db
      .insertInto('alert_indicators')
      .values({ id: newId(), alertId: id, kind: 'phone', ...known })
      .execute();
    expect((await put(id, { status: 'retired' })).status).toBe(200);
  });

  it('says field by field what is missing or cannot be read', async () => {
    const { status, body } = await staff.post(
      '/api/admin/alerts',
      anAlert({ title: ' ', amount: -1 }),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      title: 'Veuillez donner un titre à l’alerte',
      amount: 'Veuillez entrer un montant valide',
    });
    const indicators = [
      { kind: 'domain', value: 'colis.example' },
      { kind: 'iban', value: 'FR00' },
    ];
    const wrong = await staff.post('/api/admin/alerts', anAlert({ indicators }));
    expect(Object.keys(wrong.body.errors as object)).toEqual(['indicators.1.value']);
    expect(await world.db.selectFrom('alerts').select('id').execute()).toEqual([]);
  });

  it('refuses what would condemn the innocent, with a sentence', async () => {
    for (const [kind, value] of [
      ['domain', 'gmail.com'],
      ['url', 'https://www.impots.gouv.fr/x'],
      ['company', 'Élan 06 39 98 71 05'],
    ]) {
      const answer = await staff.post(
        '/api/admin/alerts',
        anAlert({ indicators: [{ kind, value }] }),
      );
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual({
        'indicators.0.value': expect.stringContaining('\u00a0:'),
      });
    }
  });

  it('gets an address of its own', async () => {
    const [first, second] = [await create(), await create()];
    expect(second.slug).toMatch(/^faux-livreur-[0-9a-f]{8}$/);
    expect(first.slug).toBe('faux-livreur');
    expect(slugOf('L’Œuvre à 20 € «\u00a0garantis\u00a0»')).toBe('l-oeuvre-a-20-garantis');
    expect(slugOf('¡ ?')).toBe('alerte');
    expect(slugOf('mot '.repeat(60))).toHaveLength(79);
    expect(slugOf('a'.repeat(150))).toHaveLength(80);
  });
});
