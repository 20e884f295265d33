import { type PaymentTermsRecord, paymentTerms } from '@parade/api/contract/payment-settings.ts';
import { describe, expect, it } from 'vitest';
import { minimumInEuros } from './minimum-in-euros.ts';
import { problemsFrom, refusable, toDocument, toValues } from './terms-values.ts';

const RECORD: PaymentTermsRecord = {
  bankTransfer: {
    holder: 'Parade SAS',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    wording: '',
  },
  cardProviders: [{ name: 'Un', url: 'https://un.fr' }],
  defaultFee: 79.9,
  vat: 5.5,
  contract: {
    title: 'T',
    scope: 'S',
    feeTerms: 'F',
    refundConditions: 'R',
    deliveryPeriod: '9 jours',
    lawyer: '',
  },
  updatedAt: null,
  updatedBy: null,
  version: 0,
};

describe('the inputs of the terms', () => {
  it('write as people do, and read back what was written', () => {
    const values = toValues(RECORD);
    expect(values.bankTransfer.iban).toBe('FR76 3000 6000 0112 3456 7890 189');
    expect([values.defaultFee, values.vat]).toEqual(['79,9', '5,5']);
    expect(values.cardProviders).toHaveLength(3);
    const { updatedAt: _at, updatedBy: _by, version: _version, ...document } = RECORD;
    const { bankTransfer, ...rest } = toDocument(values);
    expect({ ...rest, bankTransfer: { ...bankTransfer, iban: RECORD.bankTransfer?.iban } }).toEqual(
      document,
    );
  });

  it('that are all empty are no account, no provider and no VAT', () => {
    const values = toValues({ ...RECORD, bankTransfer: null, cardProviders: [], vat: null });
    expect(toDocument(values)).toMatchObject({ bankTransfer: null, cardProviders: [], vat: null });
  });

  it('are refused on the way to the server as they are here, whatever could not be read', () => {
    for (const unread of [{ vat: 'vingt' }, { defaultFee: '' }]) {
      const sent = JSON.stringify(refusable(toDocument({ ...toValues(RECORD), ...unread })));
      const { error } = paymentTerms.safeParse(JSON.parse(sent));
      expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(Object.keys(unread));
    }
  });

  it.each([
    ['20', 20],
    ['5,5\u00a0%', 5.5],
    ['vingt', Number.NaN],
    ['', null],
  ])('read the rate %j as %d', (vat, read) => {
    expect(toDocument({ ...toValues(RECORD), vat }).vat).toBe(read);
  });

  it('get the sentences of the document at their own place', () => {
    const values = toValues(RECORD);
    const [first, , third] = values.cardProviders;
    if (!first || !third) throw new Error('three providers');
    const cardProviders = [{ name: '', url: '' }, first, third];
    expect(
      problemsFrom({ ...values, cardProviders }, { 'cardProviders.0.url': 'a', vat: 'b' }),
    ).toEqual({ 'cardProviders.1.url': 'a', vat: 'b' });
  });
});

describe('the minimum in euros', () => {
  it.each([
    ['0,02', '2310,5', 'Soit 46,21\u00a0€ au taux indiqué.'],
    ['1', '1.005', 'Soit 1,01\u00a0€ au taux indiqué.'],
    ['0,02', '', ''],
    ['', '2310,5', ''],
    ['un', '2310,5', ''],
  ])('of %j at %j: %s', (minimum, rate, said) => {
    expect(minimumInEuros(minimum, rate)).toBe(said);
  });
});
