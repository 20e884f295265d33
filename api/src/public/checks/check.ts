import {
  type CheckedIndicator,
  type CheckResult,
  MAX_CHECK_INDICATORS,
} from '../../../contract/checks.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import type { Services } from '../../platform/context.ts';
import { findIndicators } from '../alerts/indicators/find.ts';
import { displayHost } from '../alerts/indicators/hosts.ts';
import { ownThings } from '../alerts/own.ts';
import { comparedLists } from '../blocklists/queries.ts';
import { candidatesOf, type Key } from './candidates.ts';
import { type CompanyName, possibleNames, wholeAsName, withoutOverlaps } from './company-names.ts';
import { type Known, lookUp } from './look-up.ts';
import { looksLikeName } from './looks-like-name.ts';
import { isNumeric, numericLinks } from './numeric-links.ts';
import { officialServices, shortNumber } from './official-service.ts';
import { reportedTwice } from './reported.ts';

interface Asked extends Key {
  text: string;
  start: number;
}

/** Each thing once, at its first place: a text that names a site three times asks about it once. */
const once = (all: readonly Asked[]): Asked[] =>
  [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].sort(
    (a, b) => a.start - b.start,
  );

const asCompany = (name: CompanyName): Asked => ({ kind: 'company', ...name });
const isKnown = ({ alerts, lists }: Known, key: Key) =>
  alerts.has(keyOf(key)) || lists.has(keyOf(key));

function answer(
  { kind, value, text }: Asked,
  keys: readonly Key[],
  known: Known,
  isReported: boolean,
  official: string | null,
): CheckedIndicator {
  const by = keys.find((key) => isKnown(known, key));
  const alerts = new Map(
    keys.flatMap((key) => known.alerts.get(keyOf(key)) ?? []).map((each) => [each.slug, each]),
  );
  const lists = new Map(
    keys.flatMap((key) => known.lists.get(keyOf(key)) ?? []).map((each) => [each.title, each]),
  );
  return {
    kind,
    text,
    verdict: verdictOf({
      alert: alerts.size > 0,
      list: lists.size > 0,
      reported: isReported,
      official: official !== null,
    }),
    official,
    numericHost: isNumeric({ kind, value }),
    matched: by === undefined || by.value === value ? null : displayHost(by.value),
    alerts: [...alerts.values()],
    lists: [...lists.values()],
  };
}

type Verdict = CheckedIndicator['verdict'];
/** The first that holds. */
const verdictOf = (holds: Record<Exclude<Verdict, 'unknown'>, boolean>): Verdict =>
  (Object.keys(holds) as (keyof typeof holds)[]).find((each) => holds[each]) ?? 'unknown';

const RANK = { alert: 0, list: 1, reported: 2, official: 3, unknown: 3 } as const;

function everythingIn(text: string) {
  const found = findIndicators(text);
  return [...found, ...numericLinks(text, found)];
}

/**
 * What is known of everything in a text, but nothing of our own, whatever an alert or a list says.
 * Nothing of it is kept. Names of
 * companies are told where they are known, or where the text looks like one and
 * is nothing else.
 */
export async function checkText(
  services: Pick<Services, 'db' | 'env' | 'key' | 'ports'>,
  text: string,
): Promise<CheckResult> {
  const short = shortNumber(text);
  const found = short ? [short] : everythingIn(text);
  const whole = found.length === 0 ? wholeAsName(text) : null;
  const names = whole ? [whole, ...possibleNames(text, [])] : possibleNames(text, found);
  const indicators = once(found);
  const official = officialServices(text, found);
  const isOwn = await ownThings(services, services.db, indicators);
  const keysOf = (key: Key) => (isOwn(key) ? [] : candidatesOf(key));
  const keys = indicators.slice(0, MAX_CHECK_INDICATORS).flatMap(keysOf);
  const [known, reported, lists] = await Promise.all([
    lookUp(services.db, [...keys, ...names.map(asCompany)]),
    reportedTwice(services, keys),
    comparedLists(services.db),
  ]);
  const companies = withoutOverlaps(names.filter((name) => isKnown(known, asCompany(name))));
  const told = once([
    ...indicators,
    ...(companies.length === 0 && whole && looksLikeName(text) ? [whole] : companies).map(
      asCompany,
    ),
  ]);
  return {
    indicators: told
      .slice(0, MAX_CHECK_INDICATORS)
      .map((each) =>
        answer(
          each,
          keysOf(each),
          known,
          reported.has(keyOf(each)),
          official.get(keyOf(each)) ?? null,
        ),
      )
      .sort((a, b) => RANK[a.verdict] - RANK[b.verdict]),
    lists,
    truncated: told.length > MAX_CHECK_INDICATORS,
  };
}
