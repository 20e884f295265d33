import { INDICATOR_KINDS, isPrivateKind } from '../../../contract/indicators.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { searchTextOf } from '../alerts/search-text.ts';
import { TAKEN_OUT, withoutDisplays } from '../alerts/without-displays.ts';
import { noteTakenOut } from './taken-out.ts';

/** A domain, a wallet or a company stays: no scammer silences his own alert (design 9.6). */
export const PRIVATE = INDICATOR_KINDS.filter(isPrivateKind);

/** Deletes what is private, but for a hash that keeps it out; answers the texts without it, as they are searched. */
export async function takeOut({ trx, at }: UnitOfWork, key: Buffer, id: string) {
  const gone = await trx
    .deleteFrom('alert_indicators')
    .where('alertId', '=', id)
    .where('kind', 'in', PRIVATE)
    .returning(['kind', 'value', 'display'])
    .execute();
  await noteTakenOut(trx, key, gone, at);
  const { fraudType, country, ...texts } = await trx
    .selectFrom('alerts')
    .select(['title', 'description', 'perpetratorInfo', 'region', 'fraudType', 'country'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const displays = gone.map(({ display }) => display);
  const without = (text: string) => withoutDisplays(text, displays, TAKEN_OUT);
  const left = {
    title: without(texts.title),
    description: without(texts.description),
    perpetratorInfo: without(texts.perpetratorInfo),
    region: without(texts.region),
  };
  return { ...left, searchText: searchTextOf({ ...left, fraudType, country }) };
}
