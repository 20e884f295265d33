import { z } from 'zod';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText } from './text-fields.ts';

/** On what basis money that was recovered for clients may be held. */
const FUNDS_BASES = ['none', 'institution', 'agent', 'lawyer'] as const;
export type FundsBasis = (typeof FUNDS_BASES)[number];

export const FUNDS_BASIS_LABELS: Readonly<Record<FundsBasis, string>> = {
  none: 'Aucun\u00a0: versé directement aux clients',
  institution: 'Établissement de paiement',
  agent: 'Agent de prestataire de services de paiement',
  lawyer: 'Avocat, par sa CARPA',
};

const holder = staffText(optionalText(200));

/** Who holds the money of clients; `none` and empty texts where nobody does. */
export const fundsSettings = z
  .object({
    basis: z
      .enum(FUNDS_BASES, { error: 'Choisissez qui détient les sommes récupérées' })
      .default('none'),
    /** Of the institution, the agent or the lawyer. */
    name: holder,
    /** The number in the public register of financial agents. */
    regafi: staffText(optionalText(20)),
    bar: holder,
    /** The fund of the bar where the lawyer pays such money in. */
    carpa: holder,
  })
  .prefault({});
type Funds = z.output<typeof fundsSettings>;
type FundsField = Exclude<keyof Funds, 'basis'>;

/** What each basis names, with its public label. */
const NAMED: Readonly<Record<FundsBasis, readonly (readonly [FundsField, label: string])[]>> = {
  none: [],
  institution: [
    ['name', 'Établissement de paiement'],
    ['regafi', 'Numéro REGAFI'],
  ],
  agent: [
    ['name', 'Agent de prestataire de services de paiement'],
    ['regafi', 'Numéro REGAFI'],
  ],
  lawyer: [
    ['name', 'Avocat'],
    ['bar', 'Barreau'],
    ['carpa', 'CARPA'],
  ],
};

const isBasis = (basis: string): basis is FundsBasis => Object.hasOwn(NAMED, basis);

/** The fields that a basis needs; none for a text that is no basis. */
export const fundsFieldsOf = (basis: string): readonly FundsField[] =>
  isBasis(basis) ? NAMED[basis].map(([field]) => field) : [];

/** The status as it is published: label and value of each part. Empty where nobody holds anything. */
export const fundsStatus = (funds: Funds): readonly (readonly [label: string, value: string])[] =>
  NAMED[funds.basis].map(([field, label]) => [label, funds[field]]);

/** Where everybody looks the number up. */
export const REGAFI = 'https://www.regafi.fr';
