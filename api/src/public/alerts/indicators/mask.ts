import { isPrivateKind } from '../../../../contract/indicators.ts';
import { replaced } from '../../../../contract/reading/spans.ts';
import { findIndicators } from './find.ts';
import { maskedInLink } from './mask-link.ts';
import { officialNumber } from './official.ts';
import { findWide } from './wide.ts';

/** Stands for what cannot be read: nothing of it is shown. */
const MASK = '••••';
/** Stands for what has merely the form of an address. */
const MASKED_ADDRESS = '•••@•••';

/**
 * The same text with its phones, e-mails and IBANs masked, also inside links,
 * as a public one shows them (design 9.6); and whatever else may be somebody's
 * number or address, for those are masked whether or not they are valid.
 */
export function maskPrivate(text: string): string {
  // An official number is nobody's secret: a story that recommends it helps its readers.
  const known = findIndicators(text);
  const isPublic = ({ kind, value }: (typeof known)[number]) =>
    kind === 'phone' && officialNumber(value) !== null;
  const parts = [
    ...known
      .filter((each) => !isPublic(each))
      .map(({ kind, start, end, display }) => ({
        start,
        end,
        shown: isPrivateKind(kind) ? display : maskedInLink(text.slice(start, end), kind),
      })),
    ...findWide(text, known).map(({ kind, start, end }) => ({
      start,
      end,
      shown: kind === 'email' ? MASKED_ADDRESS : MASK,
    })),
  ].sort((a, b) => a.start - b.start);
  return replaced(text, parts);
}
