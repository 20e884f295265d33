import { toNestErrors } from '@hookform/resolvers';
import { parseEuros } from '@parade/api/contract/money.ts';
import {
  CARD_PROVIDERS,
  type PaymentTermsRecord,
  type PaymentTermsUpdate,
  paymentTermsForm,
} from '@parade/api/contract/payment-settings.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** What the inputs hold: always texts. */
export interface TermsValues {
  bankTransfer: Record<'holder' | 'iban' | 'bic' | 'wording', string>;
  cardProviders: { name: string; url: string }[];
  defaultFee: string;
  vat: string;
  contract: PaymentTermsRecord['contract'];
}

export type TermsDocument = Omit<PaymentTermsUpdate, 'password' | 'version'>;

const decimal = (value: number) => `${value}`.replace('.', ',');

export function toValues(record: PaymentTermsRecord): TermsValues {
  const { bankTransfer, cardProviders, defaultFee, vat, contract } = record;
  return {
    bankTransfer: bankTransfer
      ? { ...bankTransfer, iban: bankTransfer.iban.replace(/(.{4})(?=.)/g, '$1 ') }
      : { holder: '', iban: '', bic: '', wording: '' },
    cardProviders: Array.from(
      { length: CARD_PROVIDERS },
      (_, at) => cardProviders[at] ?? { name: '', url: '' },
    ),
    defaultFee: decimal(defaultFee),
    vat: vat === null ? '' : decimal(vat),
    contract,
  };
}

const isFilled = (fields: object) => Object.values(fields).some((text) => text.trim() !== '');

/** `20`, `5,5`, `5,5 %`; NaN, which the contract refuses with its sentence, for anything else. */
const percent = (text: string) => Number(text.replace(/[\s%]/g, '').replace(',', '.') || 'none');

/** The document that the inputs make. An account or a provider with only empty fields is none. */
export function toDocument(values: TermsValues): TermsDocument {
  const { bankTransfer, cardProviders, defaultFee, vat, contract } = values;
  return {
    bankTransfer: isFilled(bankTransfer) ? bankTransfer : null,
    cardProviders: cardProviders.filter(isFilled),
    defaultFee: parseEuros(defaultFee) ?? Number.NaN,
    vat: vat.trim() === '' ? null : percent(vat),
    contract,
  };
}

/** NaN as a text: JSON would turn it into null, which is allowed. */
export const refusable = (document: TermsDocument): TermsDocument =>
  JSON.parse(JSON.stringify(document, (_, value) => (Number.isNaN(value) ? 'illisible' : value)));

/** The input of a path of the document, which does not count empty providers. */
function inputOf({ cardProviders }: TermsValues, path: string): string {
  const filled = cardProviders.flatMap((provider, at) => (isFilled(provider) ? [at] : []));
  return path.replace(/^cardProviders\.(\d+)/, (_, at) => `cardProviders.${filled[Number(at)]}`);
}

type Problems = Readonly<Record<string, string>>;

export const problemsFrom = (values: TermsValues, errors: Problems): Problems =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [inputOf(values, path), sentence]),
  );

/**
 * Checks the document that the inputs make by the contract's schema. The server
 * alone checks a new account: where it is sent, the server tells all that is
 * wrong at once.
 */
export const termsResolver =
  (saved: TermsValues): Resolver<TermsValues, unknown, TermsDocument> =>
  (values, _context, options) => {
    const document = toDocument(values);
    const issues = paymentTermsForm.safeParse(document).error?.issues ?? [];
    const isSent = options.names && options.names.length > 1;
    const isNew = JSON.stringify(values.bankTransfer) !== JSON.stringify(saved.bankTransfer);
    if (issues.length === 0 || (isSent && isNew)) {
      return { values: refusable(document), errors: {} };
    }
    const errors = Object.fromEntries(
      issues
        .toReversed()
        .map(({ path, message }) => [
          inputOf(values, path.join('.')),
          { type: 'contract', message },
        ]),
    );
    return { values: {}, errors: toNestErrors(errors as FieldErrors<TermsValues>, options) };
  };
