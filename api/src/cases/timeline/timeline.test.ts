import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parisDay } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import {
  LINE_LENGTH,
  MAX_TIMELINE_LINES,
  type TimelineEntry,
  timelineWords,
} from '../../../contract/timeline.ts';
import { aLoss } from '../../../tests/features/losses.ts';
import { aReportOf } from '../../../tests/features/reports.ts';
import { A_SITUATION } from '../../../tests/features/situations.ts';
import { aLine } from '../../../tests/features/timeline.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client({ name: 'Éloïse Marchand' });
  staff = await world.staff();
});
afterEach(() => world.end());

const at = (instant: string) => {
  world.services.now = () => new Date(instant);
};
const pathOf = (id: string, person = victim) =>
  `${person === staff ? '/api/admin' : '/api'}/reports/${id}/timeline`;
const entriesOf = ({ body }: { body: Record<string, unknown> }) => body.entries as TimelineEntry[];
const story = async (id: string, person = victim) =>
  entriesOf(await person.get(pathOf(id, person))).map(
    (entry) =>
      `${entry.day} ${timelineWords(entry).join('\u00a0: ')}${entry.by && ` · ${entry.by}`}`,
  );
const lineIn = (answer: { body: Record<string, unknown> }) =>
  entriesOf(answer).find(({ kind }) => kind === 'line') ?? expect.fail('no line');
const add = (id: string, changes: Record<string, unknown> = {}, person = victim) =>
  person.post(pathOf(id), aLine(changes));
const close = async (id: string) => {
  const read = (await staff.get(`/api/admin/reports/${id}`)).body;
  await staff.put(`/api/admin/reports/${id}`, { ...read, status: 'resolved' });
};
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

describe('the timeline of a case', () => {
  it('tells what every part of it knows, day by day in Paris, to each side', async () => {
    // In Paris it is the next day already.
    at('2026-11-01T23:30:00.000Z');
    const pieces: string[] = [];
    for (const name of ['sms.pdf', 'relevé.pdf', 'plainte.pdf']) {
      pieces.push(String((await victim.upload(`${PDF}${name}`, name)).body.id));
    }
    const [document1, document2, later = ''] = pieces;
    const id = await aReportOf(victim, {
      documents: { document1, document2 },
      situation: A_SITUATION,
      losses: [
        aLoss({ amount: '90', paidOn: '', means: 'card', beneficiary: '' }),
        aLoss({ amount: '4 800,50' }),
      ],
      counterparties: [
        { kind: 'iban', value: 'FR76 3000 6000 0112 3456 7890 189' },
        { kind: 'phone', value: '06 39 98 45 67' },
      ],
    });
    const { body: filed } = await victim.get(`/api/reports/${id}`);
    await add(id, { day: '2026-10-02', approximate: true });
    const { steps } = (await victim.get(`/api/reports/${id}/plan`)).body;
    const [first, second] = steps as { id: string; label: string }[];
    for (const step of [first, second]) {
      await victim.put(`/api/steps/${step?.id}`, { doneOn: '2026-10-03' });
    }
    at('2026-11-03T10:00:00.000Z');
    const question = { message: `${'Quand '.repeat(50)}?`, question: true };
    expect((await staff.post(`/api/admin/reports/${id}/messages`, question)).status).toBe(201);
    at('2026-11-03T11:00:00.000Z');
    const answer = { message: 'À midi', documents: [later] };
    expect((await victim.post(`/api/reports/${id}/messages`, answer)).status).toBe(201);
    at('2026-11-04T10:00:00.000Z');
    const read = (await staff.get(`/api/admin/reports/${id}`)).body;
    const decided = { ...read, status: 'in_progress', adminNote: 'Nous lisons.' };
    const { body: noted } = await staff.put(`/api/admin/reports/${id}`, decided);
    at('2026-11-05T10:00:00.000Z');
    await staff.put(`/api/admin/reports/${id}`, { ...noted, adminNote: '' });

    const told = (you: string, team: string, unnamed = you) => [
      '2026-10-02 Incident\u00a0: Faux conseiller bancaire',
      `2026-10-02 Argent perdu\u00a0: Virement, ${formatEuros(4800.5)}, à Vasseroy Capital`,
      `2026-10-02 Ligne ajoutée, vers ce jour · ${unnamed}`,
      `2026-10-03 Démarches faites · ${unnamed}`,
      `2026-11-02 Signalement déposé · ${you}`,
      `2026-11-02 Pièces jointes · ${unnamed}`,
      `2026-11-02 Coordonnées notées · ${unnamed}`,
      `2026-11-02 Récépissé remis\u00a0: ${filed.reference}`,
      `2026-11-03 Question de l’équipe · ${team}`,
      `2026-11-03 Message\u00a0: 1 document · ${you}`,
      `2026-11-04 Statut\u00a0: En attente → En cours · ${team}`,
      `2026-11-05 Note de l’équipe retirée · ${team}`,
      'null Argent perdu\u00a0: Carte bancaire, 90,00\u00a0€',
    ];
    expect(await story(id)).toEqual(told('Vous', 'L’équipe'));
    const { name } = await world.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', staff.uid)
      .executeTakeFirstOrThrow();
    expect(await story(id, staff)).toEqual(told('Éloïse Marchand', name, 'La victime'));

    const entries = entriesOf(await victim.get(pathOf(id)));
    const of = (kind: string) => entries.find((each) => each.kind === kind);
    expect(of('step')?.items).toEqual([first?.label, second?.label]);
    expect(of('piece')?.items).toEqual(['Document 1, sms.pdf', 'Document 2, relevé.pdf']);
    expect(of('counterparty')?.items).toEqual([
      'IBAN\u00a0: … 189',
      'Numéro de téléphone\u00a0: 06 39 98 45 67',
    ]);
    expect(of('status')?.text).toBe('Nous lisons.');
    expect(of('question')?.text).toMatch(/^.{150,200}Quand\s…$/);
    // Accounts are named by their end, whoever reads.
    expect(JSON.stringify(entries).replace(/\s/g, '')).not.toContain('FR7630006000');
  });

  it('is nobody else’s, and a read by the team is written down', async () => {
    const id = await aReportOf(victim);
    const other = await world.client();
    expect((await other.get(pathOf(id))).status).toBe(404);
    const reads = async () => ((await victim.get('/api/me/export')).body.reads as unknown[]).length;
    expect(await reads()).toBe(0);
    expect((await staff.get(pathOf(id, staff))).status).toBe(200);
    expect(await reads()).toBe(1);
  });
});

describe('a line of one’s own', () => {
  it('is added, corrected and taken away', async () => {
    const id = await aReportOf(victim);
    const added = lineIn(await add(id));
    expect(added).toMatchObject({ day: '2026-10-01', at: null, approximate: false, version: 1 });
    const changed = await victim.put(
      `/api/timeline/${added.id}`,
      aLine({ approximate: true, text: 'Une seule fois', version: 1 }),
    );
    expect(lineIn(changed)).toMatchObject({
      ...{ text: 'Une seule fois', approximate: true, version: 2 },
    });
    const late = await victim.put(`/api/timeline/${added.id}`, aLine({ version: 1 }));
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    const left = entriesOf(await victim.delete(`/api/timeline/${added.id}`));
    expect(left.map(({ kind }) => kind)).toEqual(['incident', 'submitted', 'receipt']);
  });

  it('is once what is sent twice with one key', async () => {
    const id = await aReportOf(victim);
    const headers = { 'Idempotency-Key': 'line-key-1' };
    for (const _ of [1, 2]) {
      await victim.send('POST', pathOf(id), { body: aLine(), headers });
    }
    expect(await world.db.selectFrom('timeline_entries').select('id').execute()).toHaveLength(1);
  });

  it('stays as it is once the report is closed', async () => {
    const id = await aReportOf(victim);
    const line = lineIn(await add(id));
    await close(id);
    const answers = [
      await add(id),
      await victim.put(`/api/timeline/${line.id}`, aLine({ version: 1 })),
      await victim.delete(`/api/timeline/${line.id}`),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('report_closed'));
    expect(lineIn(await victim.get(pathOf(id))).version).toBe(1);
  });

  it('is nobody else’s to write, not even the team’s', async () => {
    const id = await aReportOf(victim);
    const line = lineIn(await add(id));
    for (const other of [await world.client(), staff]) {
      const answers = [
        await other.post(`/api/reports/${id}/timeline`, aLine()),
        await other.put(`/api/timeline/${line.id}`, aLine({ version: 1 })),
        await other.delete(`/api/timeline/${line.id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  it('is one of a hundred at most', async () => {
    const id = await aReportOf(victim);
    const now = world.services.now().toISOString();
    const row = { reportId: id, day: '2026-10-01', approximate: 0, text: 'Un appel' };
    const rows = Array.from({ length: MAX_TIMELINE_LINES }, () => ({
      ...{ ...row, id: newId(), createdAt: now, updatedAt: now },
    }));
    await world.db.insertInto('timeline_entries').values(rows).execute();
    expect((await add(id)).body.code).toBe('too_many_lines');
  });

  const afterTomorrow = () => parisDay(new Date(Date.now() + 2 * 86_400_000));
  it.each([
    ['a day to come', { day: afterTomorrow() }, 'Cette date est dans le futur'],
    [
      'a day before 2000',
      { day: '1999-12-31' },
      'Cette date est trop ancienne\u00a0: indiquez un jour depuis l’an 2000',
    ],
    ['31 February', { day: '2026-02-31' }, 'Ce jour n’existe pas dans le calendrier'],
    ['no day', { day: '' }, 'Indiquez le jour, même à peu près'],
    ['no words', { text: ' \n ' }, 'Écrivez ce qui s’est passé ce jour-là'],
    [
      'too many words',
      { text: 'a'.repeat(LINE_LENGTH + 1) },
      'Ce texte est trop long (500 caractères au maximum)',
    ],
    [
      'the number of a card',
      { text: 'J’ai donné ma carte 4970 1000 0000 0006' },
      'Ce texte contient un numéro de carte. Retirez-le\u00a0: il permettrait de payer à votre place.',
    ],
  ])('refuses %s with a sentence', async (_, changes, sentence) => {
    const { status, body } = await add(await aReportOf(victim), changes);
    const [field = ''] = Object.keys(changes);
    expect([status, body.errors]).toEqual([422, { [field]: sentence }]);
  });

  it('is told live to both sides, and its words stay out of the journal', async () => {
    const id = await aReportOf(victim);
    const told: unknown[] = [];
    const publish = world.services.live.publish.bind(world.services.live);
    world.services.live.publish = (event, audience) => {
      if (event.id === id) told.push([event.topic, audience]);
      publish(event, audience);
    };
    const line = lineIn(await add(id));
    await victim.put(`/api/timeline/${line.id}`, aLine({ day: '2026-10-03', version: 1 }));
    await victim.delete(`/api/timeline/${line.id}`);
    const both = [
      ['reports', { userId: victim.uid }],
      ['reports', { permission: 'manageReports' }],
    ];
    expect(told).toEqual([...both, ...both, ...both]);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'before', 'after'])
      .where('action', 'like', 'line-%')
      .orderBy('id')
      .execute();
    const [first, second] = ['2026-10-01', '2026-10-03'].map((day) => JSON.stringify({ day }));
    expect(events).toEqual([
      { action: 'line-add', before: null, after: first },
      { action: 'line-change', before: first, after: second },
      { action: 'line-remove', before: second, after: null },
    ]);
  });

  it('goes with an export', async () => {
    const id = await aReportOf(victim);
    await add(id, { approximate: true });
    const { body } = await victim.get('/api/me/export');
    expect(body.reports).toMatchObject([
      { timeline: [{ day: '2026-10-01', approximate: true, text: aLine().text }] },
    ]);
  });
});
