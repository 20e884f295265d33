/** What somebody asks about what they received, and what alerts and lists know of it. */
import { expect } from 'vitest';
import type { CheckedIndicator, CheckResult } from '../../contract/checks.ts';
import type { IndicatorKind } from '../../contract/indicators.ts';
import { newId } from '../../src/platform/ids.ts';
import { normaliseIndicator } from '../../src/public/alerts/indicators/normalise.ts';
import type { FeatureFixture } from '../fixture.ts';
import { PUBLIC } from '../making.ts';
import { createWorld } from '../testing.ts';
import { addAlert } from './alerts.ts';
import { addBlocklist } from './blocklists.ts';

export type CheckScene = Awaited<ReturnType<typeof checkScene>>;

/** A world of its own; whoever makes it ends it. */
export async function checkScene() {
  const world = await createWorld();

  async function check(text: string): Promise<CheckResult> {
    const answer = await world.visitor().post('/api/checks', { text });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as unknown as CheckResult;
  }
  const verdicts = async (text: string) =>
    (await check(text)).indicators.map((each) => `${each.verdict} ${each.kind} ${each.text}`);
  const only = async (text: string): Promise<CheckedIndicator | undefined> =>
    (await check(text)).indicators[0];

  async function alertWith(kind: IndicatorKind, typed: string, details = {}): Promise<string> {
    const alertId = await addAlert(world.db, details);
    const known = normaliseIndicator(kind, typed);
    if (!known) throw new Error(typed);
    await world.db
      .insertInto('alert_indicators')
      .values({ id: newId(), alertId, kind, ...known })
      .execute();
    return alertId;
  }

  async function listWith(entries: [IndicatorKind, string][], title = 'Liste d’essai') {
    const listId = await addBlocklist(world.db, { title, asOf: '2026-11-01' });
    for (const [kind, typed] of entries) {
      const value = normaliseIndicator(kind, typed)?.value ?? '';
      await world.db
        .insertInto('list_entries')
        .values({
          kind,
          value,
          listId,
          category: 'Crypto',
          firstSeenAt: '2026-11-02T10:00:00.000Z',
        })
        .execute();
    }
  }
  return { world, check, verdicts, only, alertWith, listWith };
}

export const checks = {
  routes: {
    'POST /api/checks': {
      ...PUBLIC,
      body: { text: 'Appel du 06 39 98 71 05, site colis.example' },
    },
    'GET /api/admin/check-signs': { access: 'systemSettings', answers: '200' },
  },
} satisfies FeatureFixture;
