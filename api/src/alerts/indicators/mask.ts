import { isPrivateKind } from '../../../contract/indicators.ts';
import { findIndicators } from './find.ts';

/** The same text with its phones, e-mails and IBANs masked, as a public one shows them (design 9.6). */
export function maskPrivate(text: string): string {
  let masked = '';
  let done = 0;
  for (const { kind, start, end, display } of findIndicators(text)) {
    if (!isPrivateKind(kind)) continue;
    masked += text.slice(done, start) + display;
    done = end;
  }
  return masked + text.slice(done);
}
