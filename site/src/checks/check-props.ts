import { CHANNELS_OF_KIND, checkRequest, MAX_CHECK_LENGTH } from '@parade/api/contract/checks.ts';
import { INDICATOR_KINDS } from '@parade/api/contract/indicators.ts';
import { OFFICIAL_HELP } from '@parade/api/contract/official-help.ts';
import type { Channels } from './channels.ts';
import { ours } from './ours.ts';

const channelsOf = (keys: readonly string[]) =>
  OFFICIAL_HELP.filter(({ key }) => keys.includes(key))
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map(({ name, purpose, url, contactHref, contactLabel }) => ({
      name,
      purpose,
      url,
      contactHref,
      contactLabel,
    }));

const refusalOf = (text: string) =>
  checkRequest.safeParse({ text }).error?.issues[0]?.message ?? '';

/** What the build gives to the check, which loads neither zod nor the list of services. */
export const CHECK_PROPS = {
  channels: Object.fromEntries(
    INDICATOR_KINDS.map((kind) => [kind, channelsOf(CHANNELS_OF_KIND[kind])]),
  ) as unknown as Channels,
  ours,
  maxLength: MAX_CHECK_LENGTH,
  emptySentence: refusalOf(''),
  longSentence: refusalOf('a'.repeat(MAX_CHECK_LENGTH + 1)),
};
