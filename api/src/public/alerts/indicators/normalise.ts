import type { IndicatorKind } from '../../../../contract/indicators.ts';
import { withoutUnseen } from '../../../../contract/reading/readable.ts';
import { cleanText } from '../../../../contract/text.ts';
import { ibanValue, maskedIban } from '../../../platform/payment-addresses/ibans.ts';
import { walletValue } from '../../../platform/payment-addresses/wallets.ts';
import { companyValue } from './companies.ts';
import { emailValue, maskedEmail } from './emails.ts';
import { displayHost, hostValue } from './hosts.ts';
import { readLink } from './links.ts';
import { maskedLink } from './mask-link.ts';
import { maskedPhone, phoneValue } from './phones.ts';

export interface Normalised {
  /** As it is compared. */
  value: string;
  /** As everybody sees it: phones, e-mails and IBANs masked. */
  display: string;
}

type Reader = (typed: string) => Normalised | null;

const reader =
  (read: (typed: string) => string | null, displayOf: (value: string) => string): Reader =>
  (typed) => {
    const value = read(typed);
    return value === null ? null : { value, display: displayOf(value) };
  };
const asItIs = (value: string) => value;

const READERS: Readonly<Record<IndicatorKind, Reader>> = {
  domain: reader((typed) => hostValue(typed) ?? readLink(typed)?.host ?? null, displayHost),
  url(typed) {
    const link = readLink(typed);
    return link && { value: link.value, display: maskedLink(link.display) };
  },
  email: reader(emailValue, maskedEmail),
  phone: reader(phoneValue, maskedPhone),
  iban: reader(ibanValue, maskedIban),
  wallet: reader(walletValue, asItIs),
  company: (typed) => {
    const value = companyValue(typed);
    return value === null ? null : { value, display: typed.trim().replace(/\s+/g, ' ') };
  },
};

/** What somebody typed as an indicator of this kind, in the one spelling; null for what it cannot be. */
export const normaliseIndicator = (kind: IndicatorKind, typed: string): Normalised | null =>
  READERS[kind](withoutUnseen(cleanText(typed)));
