import { parisDay } from '../../../contract/dates.ts';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { MONEY_CODES } from '../../../contract/money.ts';
import { type Proposals, proposals } from '../../../contract/proposals.ts';
import { allowed } from '../../platform/allowed.ts';
import type { Services } from '../../platform/context.ts';
import { ownThings } from '../../public/alerts/own.ts';
import { proposeCounterparties } from '../extraction/counterparties.ts';
import { proposeLosses } from '../extraction/losses.ts';
import { counterpartyColumns } from './value.ts';

/** What a story and what is known of the scammer say: losses and counterparties to be ticked. Keeps nothing. */
export async function propose(
  services: Services,
  { description, contactInfo }: { description: string; contactInfo: string },
): Promise<Proposals> {
  const isOwn = await ownThings(services, services.db);
  const isOurs = (kind: string, value: string) =>
    kind !== 'handle' && isOwn({ kind: kind as IndicatorKind, value });
  const found = [description, contactInfo].flatMap((text) => proposeCounterparties(text, isOurs));
  const once = new Map(
    found.map((each) => [counterpartyColumns(services.key, each.kind, each.text).valueHash, each]),
  );
  const losses = proposeLosses(description, parisDay(services.now()));
  return allowed(proposals, {
    losses: losses.flatMap((each) => {
      const currency = MONEY_CODES.find((code) => code === each.currency);
      return currency ? [{ ...each, currency }] : [];
    }),
    counterparties: [...once.values()].map(({ kind, text, words }) => ({
      kind,
      value: text,
      words,
    })),
  });
}
