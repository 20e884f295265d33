import { z } from 'zod';
import { isDraft } from '../../../../contract/alerts-admin.ts';
import type { Services } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ApprovalKind } from '../../../platform/ports.ts';
import { requestPublication } from '../../../platform/request-publication.ts';
import { saveVersion } from '../../../platform/save-version.ts';
import { only } from '../../../platform/unit-of-work.ts';
import { freePosition } from '../position.ts';
import { type AlertInput, storeIndicators } from './content.ts';
import { type AlertDetail, alertDetail } from './detail.ts';
import { wholeInWords } from './firms.ts';
import { freeSlug } from './slug.ts';

/** An alert over the version that was read. Errors: `not_found`, `stale_version`. */
export const publishedChange = {
  kind: 'alerts.update',
  permission: 'systemSettings',
  unmailed: true,
  input: z.custom<AlertInput>(),
  reveal: async (_services, _reader, { indicators }) => wholeInWords(indicators),
  async apply(_services: Services, unit, proposer, input) {
    const { id, version, status, columns, indicators } = input;
    // What was proposed by an earlier version says nothing of it.
    const check = input.check ?? {};
    const { trx, at } = unit;
    const before = await alertDetail(trx, id);
    if (before.version !== version) throw new AppError('stale_version');
    const changes = changesOf(before, { ...before, ...columns, ...check, status, indicators });
    const draft = isDraft(before.status);
    await saveVersion(unit, 'alerts', before, {
      ...columns,
      ...check,
      status,
      // A slug that was public stays: people have the address.
      ...(draft && { slug: await freeSlug(trx, columns.title, id) }),
      // An alert counts as new from the day that everybody sees it.
      ...(draft &&
        status === 'verified' && { createdAt: at, position: await freePosition(trx, at) }),
    });
    await storeIndicators(trx, before, indicators);
    await unit.audit('update', 'alerts', id, changes);
    if (before.status === 'verified' || status === 'verified') {
      await requestPublication(unit, 'alerts', proposer.name);
    }
    unit.publish({ topic: 'alerts', id }, { permission: 'systemSettings' });
  },
} satisfies ApprovalKind<AlertInput>;

const COMPARED = [
  'title',
  'description',
  'perpetratorInfo',
  'fraudType',
  'country',
  'region',
  'amountCents',
  'dateOfFraud',
  'checkedHow',
  'checkedWith',
  'checkedOn',
  'status',
] as const;
type State = Pick<AlertDetail, (typeof COMPARED)[number]> & {
  indicators: readonly { display: string; kind: string; value: string }[];
};

/** What differs, for the journal, which shows indicators as everybody sees them; undefined for nothing. */
export function changesOf(was: State, is: State) {
  const changed = COMPARED.filter((name) => was[name] !== is[name]);
  const keys = (state: State) => state.indicators.map((i) => `${i.kind} ${i.value}`).sort();
  const same = JSON.stringify(keys(was)) === JSON.stringify(keys(is));
  if (changed.length === 0 && same) return undefined;
  const stateOf = (state: State) => ({
    ...only(state, changed),
    ...(!same && { indicators: state.indicators.map(({ display }) => display).join(', ') }),
  });
  return { before: stateOf(was), after: stateOf(is) };
}
