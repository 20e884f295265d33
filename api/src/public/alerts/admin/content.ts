import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import type { AlertStatus, alertFields } from '../../../../contract/alerts-admin.ts';
import { type IndicatorKind, isPrivateKind } from '../../../../contract/indicators.ts';
import { eurosToCents } from '../../../../contract/money.ts';
import { keyOf } from '../../../../contract/reading/spans.ts';
import { fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { findIndicators } from '../indicators/find.ts';
import { maskPrivate } from '../indicators/mask.ts';
import { normaliseIndicator } from '../indicators/normalise.ts';
import { tooWide } from '../indicators/too-wide.ts';
import type { IsOwn } from '../own.ts';
import { searchTextOf } from '../search-text.ts';
import type { AlertDetail } from './detail.ts';

type Fields = z.output<typeof alertFields>;

interface Indicator {
  kind: IndicatorKind;
  value: string;
  display: string;
}

/** The alert as it is stored. */
interface Before {
  perpetratorInfo: string;
  indicators: readonly { kind: string; value: string }[];
}

const UNREADABLE =
  'Cet élément n’est pas reconnu\u00a0: vérifiez sa saisie ou choisissez un autre type.';
const TEXTS = ['title', 'description', 'perpetratorInfo', 'region'] as const;

/**
 * The indicators that a text names, without those too wide to recognise a scam by: an official
 * number in a story is not the scammer's, nor is our own.
 */
export const namedIn = (text: string, isOwn: IsOwn): Indicator[] =>
  findIndicators(text)
    .filter((one) => tooWide(one.kind, one, isOwn) === null)
    .map(({ kind, value, display }) => ({ kind, value, display }));

/**
 * An alert's fields as they are stored. Private values are masked in the texts and become
 * indicators. What the scammer's contact newly names becomes one too, so that a site that the page
 * shows is one that the check knows; what it named before is left alone, for an editor may have
 * removed its indicator. Error: `validation` for an indicator that cannot be read, or a new one
 * that would match too much.
 */
export function contentOf(fields: Fields, isOwn: IsOwn, before?: Before) {
  const { indicators, amount, ...rest } = fields;
  const stored = new Set(before?.indicators.map(keyOf));
  const typed = indicators.map(({ kind, value }, at): Indicator => {
    const known = normaliseIndicator(kind, value);
    if (!known) throw fieldError(`indicators.${at}.value`, UNREADABLE);
    const refusal = stored.has(keyOf({ kind, ...known })) ? null : tooWide(kind, known, isOwn);
    if (refusal !== null) throw fieldError(`indicators.${at}.value`, refusal);
    return { kind, ...known };
  });
  const inTexts = TEXTS.flatMap((name) => namedIn(rest[name], isOwn)).filter(({ kind }) =>
    isPrivateKind(kind),
  );
  const there = new Set(namedIn(before?.perpetratorInfo ?? '', isOwn).map(keyOf));
  const inContact = namedIn(rest.perpetratorInfo, isOwn).filter((each) => !there.has(keyOf(each)));
  const all = new Map([...typed, ...inTexts, ...inContact].map((each) => [keyOf(each), each]));
  const masked = {
    ...rest,
    title: maskPrivate(rest.title),
    description: maskPrivate(rest.description),
    perpetratorInfo: maskPrivate(rest.perpetratorInfo),
    region: maskPrivate(rest.region),
  };
  return {
    columns: { ...masked, amountCents: eurosToCents(amount), searchText: searchTextOf(masked) },
    indicators: [...all.values()],
  };
}

/** An alert as it is to be, over the version that was read. */
export interface AlertInput extends ReturnType<typeof contentOf> {
  id: string;
  version: number;
  status: AlertStatus;
  check: AlertCheck;
}

/** Who checked an alert, how, with which piece and on which day. */
export type AlertCheck = Pick<
  AlertDetail,
  'checkedHow' | 'checkedWith' | 'checkedOn' | 'checkedById' | 'checkedByName'
>;

/** Writes which indicators an alert has; those that it had stay as they are, suspended ones too. */
export async function storeIndicators(
  trx: Transaction,
  alert: { id: string; contestedAt: string | null; indicators: (Indicator & { id: string })[] },
  wanted: readonly Indicator[],
): Promise<void> {
  const keys = new Set(wanted.map(keyOf));
  const gone = alert.indicators.filter((each) => !keys.has(keyOf(each))).map(({ id }) => id);
  if (gone.length > 0) await trx.deleteFrom('alert_indicators').where('id', 'in', gone).execute();
  const there = new Set(alert.indicators.map(keyOf));
  const added = wanted.filter((each) => !there.has(keyOf(each)));
  if (added.length === 0) return;
  await trx
    .insertInto('alert_indicators')
    .values(
      added.map((each) => ({
        ...each,
        id: newId(),
        alertId: alert.id,
        suspendedAt: isPrivateKind(each.kind) ? alert.contestedAt : null,
      })),
    )
    .execute();
}
