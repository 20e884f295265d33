/** « Partout »: by reference, name, e-mail, phone and title, in any spelling. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReport, createWorld, type Person, type World } from '../testing.ts';

let world: World;
let boss: Person;
let owner: Person;
let reference: string;
let ticketId: string;
beforeAll(async () => {
  world = await createWorld();
  boss = await world.staff();
  owner = await world.client({
    name: 'Éloïse d’Arc-Müller',
    email: 'eloise.darc@exemple.fr',
    phone: '06 39 98 12 34',
  });
  const other = await world.client({ name: 'Noé Vidal', email: 'noe@autre.fr' });
  const title = 'Fausse éclusière, « œuvre » du 3';
  reference = String((await owner.post('/api/reports', aReport({ title }))).body.reference);
  await other.post('/api/reports', aReport({ title: 'Colis bloqué' }));
  const ticket = { subject: 'Relevé d’écluse', message: 'Bonjour.' };
  ticketId = String((await owner.post('/api/support-tickets', ticket)).body.id);
  await other.post('/api/support-tickets', { subject: 'Accès', message: 'Bonjour.' });
});
afterAll(() => world.end());

const found = async (list: string, filter: object) => {
  const { body } = await boss.get(
    `/api/admin/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  return (body as unknown as { id: string; userId?: string; reference?: string }[]) ?? [];
};

describe('a report is found', () => {
  it.each([
    'Éloïse',
    'arc-müller',
    'Muller eloise',
    'ELOISE.DARC@EXEMPLE.FR',
    'darc@',
    '06 39 98',
    '+33 6 39 98 12 34',
    '0033639981234',
    'eclusiere fausse',
    'œuvre',
    'oeuv',
    'fausse ecl',
  ])('by %s', async (q) => {
    expect((await found('reports', { q })).map((row) => row.reference)).toEqual([reference]);
  });

  it('by its reference in any spelling, from its beginning', async () => {
    const bare = reference.replaceAll('-', '');
    for (const q of [
      reference,
      reference.toLowerCase(),
      bare,
      reference.replaceAll('-', ' '),
      bare.slice(3),
      bare.slice(0, 7),
    ]) {
      const rows = await found('reports', { q });
      expect([q, rows.map((row) => row.reference)]).toEqual([q, [reference]]);
    }
  });

  it('within its status and by its person, and not by what it lacks', async () => {
    expect(await found('reports', { q: 'éclusière', status: 'pending' })).toHaveLength(1);
    expect(await found('reports', { q: 'éclusière', status: 'resolved' })).toEqual([]);
    expect(await found('reports', { q: 'éclusière', email: 'noe@' })).toEqual([]);
    expect(await found('reports', { q: 'éclusière', email: 'eloise' })).toHaveLength(1);
    for (const q of ['clusière', '%', '_', '12', 'zzz', 'fausse colis', '!!']) {
      expect([q, await found('reports', { q })]).toEqual([q, []]);
    }
  });

  it('no longer by its words once its person is erased', async () => {
    const gone = await world.client({ name: 'Pétronille', email: 'petronille@exemple.fr' });
    await gone.post('/api/reports', aReport({ title: 'Banque Fantasque' }));
    expect(await found('reports', { q: 'fantasque' })).toHaveLength(1);
    await world.db.deleteFrom('search_words').where('userId', '=', gone.uid).execute();
    expect(await found('reports', { q: 'fantasque' })).toEqual([]);
    expect(await found('reports', { q: 'pétronille' })).toHaveLength(1);
  });
});

it('sorts reports by their people, as these are called now', async () => {
  const owners = async (sort: string) => {
    const { body } = await boss.get(`/api/admin/reports?sort=["${sort}","ASC"]`);
    return (body as unknown as { userName: string }[]).map(({ userName }) => userName);
  };
  const [first, second] = ['Éloïse d’Arc-Müller', 'Noé Vidal'];
  const others = (names: readonly string[]) => names.filter((name) => name !== 'Pétronille');
  expect(others(await owners('userEmail'))).toEqual([first, second]);
  expect(others(await owners('userName'))).toEqual([first, second]);
  await owner.send('PATCH', '/api/me', { body: { name: 'Zoé d’Arc' } });
  expect(others(await owners('userName'))).toEqual([second, 'Zoé d’Arc']);
  await owner.send('PATCH', '/api/me', { body: { name: first } });
  expect(others(await owners('userName'))).toEqual([first, second]);
});

it('finds tickets by subject and person, and accounts by name, e-mail and phone', async () => {
  for (const q of ['releve ecluse', 'eloise', '0639981234']) {
    expect((await found('support-tickets', { q })).map(({ id }) => id)).toEqual([ticketId]);
    if (q !== 'releve ecluse') {
      expect((await found('users', { q })).map(({ id }) => id)).toEqual([owner.uid]);
    }
  }
});

it('looks through the newest where too many are meant, whatever the order', async () => {
  const now = new Date().toISOString();
  const people = Array.from({ length: 1001 }, (_, nth) => ({
    ...{
      id: crypto.randomUUID(),
      email: `foule${nth}@exemple.fr`,
      passwordHash: '',
      name: 'Foule',
    },
    ...{ nameFolded: 'foule', phone: '', phoneDigits: '', address: '', role: 'user' as const },
    ...{ createdAt: now, updatedAt: now },
  }));
  for (let from = 0; from < people.length; from += 143) {
    await world.db
      .insertInto('users')
      .values(people.slice(from, from + 143))
      .execute();
  }
  const texts = { description: '', additionalInfo: '', date: '', location: '', contactInfo: '' };
  const userId = people[7]?.id ?? '';
  await world.db
    .insertInto('reports')
    .values({
      ...{ ...texts, id: crypto.randomUUID(), userId, reference: 'SIG-FOULE-22', title: 'x' },
      ...{ fraudType: 'Autre', createdAt: now, updatedAt: now },
    })
    .execute();
  for (const sort of ['createdAt', 'title', 'userName', 'amount']) {
    const asked = new URLSearchParams({
      filter: JSON.stringify({ q: 'foule' }),
      sort: JSON.stringify([sort, 'ASC']),
    });
    const { body, headers } = await boss.get(`/api/admin/reports?${asked}`);
    expect([sort, headers.get('content-range'), body]).toMatchObject([
      sort,
      'reports 0-0/1',
      [{ reference: 'SIG-FOULE-22' }],
    ]);
  }
});
