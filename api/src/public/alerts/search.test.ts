import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAlert } from '../../../tests/features/alerts.ts';
import { createWorld, type World } from '../../../tests/testing.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

async function list(query: Record<string, string>) {
  const answer = await world.visitor().get(`/api/alerts?${new URLSearchParams(query)}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as {
    items: { title: string }[];
    nextCursor: string | null;
    total: number;
  };
}
const titles = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ title }) => title);
const search = async (q: string) => (await titles({ q })).sort();

describe('a search among alerts', () => {
  it('finds a part of title, description or perpetrator info, whatever case and accents', async () => {
    await addAlert(world.db, { title: 'Virement de SÉCURITÉ' });
    await addAlert(world.db, { title: 'b', description: 'Une œuvre d’art, sécurité promise' });
    await addAlert(world.db, { title: 'c', perpetratorInfo: 'site colis-suivi-fr.example' });
    expect(await search('securite')).toEqual(['Virement de SÉCURITÉ', 'b']);
    expect(await search('CURITÉ')).toEqual(['Virement de SÉCURITÉ', 'b']);
    expect(await search("oeuvre d'art")).toEqual(['b']);
    expect(await search('Œuvre d’ART')).toEqual(['b']);
    expect(await search('lis-suivi-fr.exam')).toEqual(['c']);
  });

  it('finds what was typed side by side; each of its words where no text has them so', async () => {
    await addAlert(world.db, {
      title: 'Colis en attente',
      description: 'Frais de livraison à payer',
    });
    await addAlert(world.db, { title: 'Livraison d’un colis', description: 'Rien à payer' });
    await addAlert(world.db, { title: 'Colis', description: 'Frais' });
    expect(await search('frais de livraison')).toEqual(['Colis en attente']);
    expect(await search('frais colis')).toEqual(['Colis', 'Colis en attente']);
    expect(await search('livraison colis')).toEqual(['Colis en attente', 'Livraison d’un colis']);
    expect(await search('d’un colis')).toEqual(['Livraison d’un colis']);
    expect(await search('colis introuvable')).toEqual([]);
    for (const sort of ['amount', 'reported']) {
      expect(await titles({ q: 'livraison colis', sort })).toHaveLength(2);
    }
  });

  it('goes through the pages of a search for words', async () => {
    for (const at of [1, 2, 3])
      await addAlert(world.db, { title: `Colis ${at} en attente de frais` });
    const found: string[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const page = await list({ q: 'frais colis', limit: '2', ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(3);
      found.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    }
    expect(found.sort()).toEqual([1, 2, 3].map((at) => `Colis ${at} en attente de frais`));
  });

  it('takes what a pattern would mean as it is written', async () => {
    await addAlert(world.db, { title: '100% garanti' });
    await addAlert(world.db, { title: '100 euros garantis' });
    await addAlert(world.db, { title: 'mon_compte' });
    await addAlert(world.db, { title: 'monXcompte' });
    expect(await search('100%')).toEqual(['100% garanti']);
    expect(await search('mon_com')).toEqual(['mon_compte']);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('\\"*')).toEqual([]);
    expect(await search('OR "a" NEAR')).toEqual([]);
  });

  it('takes one or two characters as the start of a word, three as a part of one', async () => {
    await addAlert(world.db, { title: 'Zoo' });
    await addAlert(world.db, { title: 'Mazout et kérosène' });
    await addAlert(world.db, { title: 'L’or en barre' });
    expect(await search('z')).toEqual(['Zoo']);
    expect(await search('zo')).toEqual(['Zoo']);
    expect(await search('zou')).toEqual(['Mazout et kérosène']);
    expect(await search('Ké')).toEqual(['Mazout et kérosène']);
    expect(await search('or')).toEqual(['L’or en barre']);
    expect(await search("l'o")).toEqual(['L’or en barre']);
    expect(await search('xyz')).toEqual([]);
    expect(await search('introuvable')).toEqual([]);
  });

  it('is no search where nothing is typed, and finds nothing where nothing can be found', async () => {
    await addAlert(world.db);
    expect(await search('  ')).toHaveLength(1);
    expect(await search('...')).toEqual([]);
  });

  it('is narrowed by exact filters', async () => {
    const boutique = 'Fausse boutique en ligne';
    await addAlert(world.db, { title: 'colis a', country: 'Suisse' });
    await addAlert(world.db, { title: 'colis b', fraudType: boutique, country: 'Suisse' });
    await addAlert(world.db, { title: 'colis c', fraudType: boutique });
    for (const sort of ['recent', 'amount', 'reported']) {
      for (const q of ['', 'colis', 'co']) {
        const query = { q, sort };
        expect((await titles({ ...query, country: 'Suisse' })).sort()).toEqual([
          'colis a',
          'colis b',
        ]);
        expect((await titles({ ...query, fraudType: boutique })).sort()).toEqual([
          'colis b',
          'colis c',
        ]);
        expect(await list({ ...query, fraudType: boutique, country: 'Suisse' })).toMatchObject({
          items: [{ title: 'colis b' }],
          total: 1,
        });
      }
    }
  });

  it('follows an alert that is hidden, changed and removed', async () => {
    const id = await addAlert(world.db, { title: 'colis' });
    const change = (values: { status?: 'suspended' | 'verified'; searchText?: string }) =>
      world.db.updateTable('alerts').set(values).where('id', '=', id).execute();
    await change({ status: 'suspended' });
    expect(await search('colis')).toEqual([]);
    await change({ status: 'verified', searchText: ' paquet' });
    expect(await search('colis')).toEqual([]);
    expect(await search('paquet')).toEqual(['colis']);
    await world.db.deleteFrom('alerts').where('id', '=', id).execute();
    expect(await search('paquet')).toEqual([]);
  });

  it('shows nothing that is not verified', async () => {
    for (const status of ['pending', 'rejected', 'retired', 'suspended'] as const) {
      const id = await addAlert(world.db, { title: `colis ${status}`, status });
      expect((await world.visitor().get(`/api/alerts/${id}`)).status).toBe(404);
      expect((await world.visitor().post(`/api/alerts/${id}/me-too`)).status).toBe(404);
    }
    for (const sort of ['recent', 'amount', 'reported']) {
      expect(await list({ sort })).toMatchObject({ items: [], total: 0 });
      expect(await list({ sort, q: 'colis' })).toMatchObject({ items: [], total: 0 });
      expect(await list({ sort, q: 'co' })).toMatchObject({ items: [], total: 0 });
    }
    const stats = await world.visitor().get('/api/alerts/stats');
    expect(stats.body).toMatchObject({ total: 0, totalAmount: 0, meToos: 0 });
  });
});
