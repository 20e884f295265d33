/** The guard of staff texts, through the API. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neverAsksMoney } from '../contract/never-asks.ts';
import { refusalOf } from '../contract/staff-text/findings.ts';
import { type SettingsScene, settingsScene } from './features/site-settings.ts';
import type { Person } from './testing.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const IBAN = 'FR76 3000 6000 0112 3456 7890 189';

let scene: SettingsScene;
let boss: Person;
let victim: Person;
beforeAll(async () => {
  scene = await settingsScene();
  boss = await scene.world.staff();
  victim = await scene.world.client();
});
afterAll(() => scene.world.end());

const notify = (message: string) =>
  boss.post('/api/admin/notifications', { userId: 'all', title: 'Information', message });

describe('a notification', () => {
  it('may link our own host, and a neighbour of it not', async () => {
    const { hostname } = scene.world.services.env.publicUrl;
    expect((await notify(`Voyez http://${hostname}/support`)).status).toBe(202);
    const { status, body } = await notify(`Voyez http://${hostname}.com/support`);
    expect([status, body.errors]).toEqual([
      422,
      { message: expect.stringContaining(`«\u00a0http://${hostname}.com`) },
    ]);
  });

  it('finds an address by its checksum in the middle of a word', async () => {
    const { status } = await notify('Voici1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNamerci');
    expect(status).toBe(422);
  });
});

describe('how one reaches us', () => {
  it('is what the settings say, whatever a text is about', async () => {
    const ways = ['Appelez-nous au 01 82 00 12 34.', 'Écrivez-nous à dpo@asso-parade.fr.'];
    for (const way of ways) expect((await notify(way)).status).toBe(422);
    await scene.save((document) => {
      document.contactInfo.phone = '01 82 00 12 34';
      document.legalPages.rgpd.dpoEmail = 'dpo@asso-parade.fr';
    });
    for (const way of ways) expect((await notify(way)).status).toBe(202);
  });
});

describe('the names of files', () => {
  const names = [
    `${IBAN}.pdf`,
    'payez_sur_parade-retrait.com.pdf',
    'reglez les frais de deblocage.pdf',
  ];
  it.each(names)('are refused of staff: %s', async (name) => {
    const { status, body } = await boss.upload(PDF, name);
    expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['file']]);
  });

  it.each(names)('are the person’s own: %s', async (name) => {
    expect((await victim.upload(PDF, name)).status).toBe(201);
  });

  it('may be ordinary', async () => {
    for (const name of [
      'releve.pdf',
      'réponse_de_la_banque_2026-11-21.pdf',
      'SIG-ZMBE-57 (2).pdf',
    ]) {
      expect([name, (await boss.upload(PDF, name)).status]).toEqual([name, 201]);
    }
  });
});

describe('the name of a member of staff', () => {
  const name = 'Agent agréé par l’ACPR';
  it('claims no authority', async () => {
    expect((await boss.send('PATCH', '/api/me', { body: { name } })).body.errors).toHaveProperty(
      'name',
    );
    const invitation = {
      name,
      email: 'agent@exemple.fr',
      permissions: {
        manageReports: true,
        managePayments: false,
        manageUsers: false,
        systemSettings: false,
      },
    };
    expect((await boss.post('/api/admin/staff', invitation)).body.errors).toHaveProperty('name');
  });

  it('is a client’s own affair', async () => {
    expect((await victim.send('PATCH', '/api/me', { body: { name } })).status).toBe(200);
  });
});

describe('the settings', () => {
  it('take payment details and links in none of their texts', async () => {
    const { status, body } = await scene.save((document) => {
      document.brand.name = 'Aide, paypal.me/aide';
      document.legalPages.mentionsLegales.companyName = `Parade ${IBAN}`;
      document.legalPages.cgu.contactAddress = 'parade-retrait.com';
      document.legalPages.rgpd.dpoAddress = 'Versez 50 € sur aide.eth';
      document.claims.rating.collectionMethod = IBAN;
      document.description.hero = 'Résultat garanti, neuf dossiers sur dix aboutissent';
    });
    expect([status, Object.keys(Object(body.errors)).sort()]).toEqual([
      422,
      [
        'brand.name',
        'claims.rating.collectionMethod',
        'description.hero',
        'legalPages.cgu.contactAddress',
        'legalPages.mentionsLegales.companyName',
        'legalPages.rgpd.dpoAddress',
      ],
    ]);
  });

  it('bring no earlier version back that says what nobody may write', async () => {
    await scene.save((document) => {
      document.brand.name = 'Bouclier';
    });
    const row = scene.world.db.updateTable('site_settings_history').where('version', '=', 1);
    await row.set({ document: JSON.stringify({ brand: { name: `Aide ${IBAN}` } }) }).execute();
    const { status, body } = await scene.editor.post(`${scene.HISTORY}/1/restoration`, {
      version: 1,
    });
    expect([status, Object.keys(Object(body.errors))]).toEqual([422, ['brand.name']]);
  });
});

describe('the line of the code', () => {
  it('passes its own guard, and stands in a mail once', async () => {
    const line = neverAsksMoney('Parade');
    expect(refusalOf(line)).toBeUndefined();
    await scene.world.visitor().post('/api/password-resets', { email: victim.email });
    const [mail] = await scene.world.mailsTo(victim.email);
    for (const form of [mail?.text, mail?.html]) expect(form?.split(line)).toHaveLength(2);
  });
});
