import type { Tables } from '@parade/db';
import type { Selectable } from 'kysely';
import { parisDay } from '../../../contract/dates.ts';
import { legalEntityOf, type SiteSettings } from '../../../contract/site-settings.ts';
import { oneLine } from '../../../contract/text.ts';
import type { InvoiceDocument } from './document.ts';

export type PaymentRow = Selectable<Tables['payments']>;

export interface InvoiceParts {
  number: string;
  at: string;
  settings: SiteSettings;
  /** Ordered or issued in a demonstration. */
  specimen: boolean;
  buyer: { name: string; email: string; address: string };
  payment: PaymentRow;
  /** `vatRate` in percent, as it was accepted; null: none is charged. */
  contract: { reference: string; acceptedAt: string | null; vatRate: number | null };
}

/** The first nine digits of a SIRET; the placeholder as it stands where it is none. */
const sirenOf = (siret: string): string => {
  const digits = siret.replace(/\s/g, '');
  return /^\d{14}$/.test(digits) ? digits.slice(0, 9) : siret.replace('SIRET', 'SIREN');
};

function sellerOf(settings: SiteSettings): InvoiceDocument['seller'] {
  const { contactInfo, legalPages } = settings;
  const { legalForm, capital, address, siret, rcs, tvaNumber } = legalPages.mentionsLegales;
  const { email, phone } = contactInfo;
  const name = legalEntityOf(settings);
  const siren = sirenOf(siret);
  return {
    name,
    legalForm,
    capital,
    address,
    siren,
    siret,
    rcs,
    vatNumber: tvaNumber,
    email,
    phone,
  };
}

/** What a price with VAT holds: the net amount rounded to a cent, the tax the rest. */
export function splitVat(totalCents: number, rate: number | null) {
  const netCents = rate === null ? totalCents : Math.round((totalCents * 100) / (100 + rate));
  return { netCents, vatCents: totalCents - netCents };
}

/** The invoice of a confirmed payment. */
export function composeInvoice(parts: InvoiceParts): InvoiceDocument {
  const { number, at, settings, specimen, buyer, payment, contract } = parts;
  const { mediatorName, mediatorAddress, mediatorWebsite, insurance } =
    settings.legalPages.mentionsLegales;
  const totalCents = payment.amountInEurCents;
  const { netCents, vatCents } = splitVat(totalCents, contract.vatRate);
  // A transfer is paid when it comes in, a transaction of a chain when it is named.
  const paidOn = payment.receivedOn ?? parisDay(new Date(payment.createdAt));
  const { cryptoName, cryptoSymbol, amount, eurRate } = payment;
  return {
    kind: 'invoice',
    number,
    issuedAt: at,
    issuedOn: parisDay(new Date(at)),
    serviceOn: paidOn,
    specimen,
    brand: settings.brand.name,
    seller: sellerOf(settings),
    // Line feeds in a name or an address would write lines of their own.
    buyer: { ...buyer, name: oneLine(buyer.name), address: oneLine(buyer.address) },
    lines: [{ description: payment.description, quantity: 1, netCents }],
    netCents,
    vatRate: contract.vatRate,
    vatCents,
    totalCents,
    payment: {
      reference: payment.reference,
      method: payment.method,
      paidOn,
      transactionHash: payment.transactionHash,
      crypto:
        amount === null
          ? null
          : { name: cryptoName ?? '', symbol: cryptoSymbol ?? '', amount, eurRate },
    },
    contract: {
      reference: contract.reference,
      acceptedOn: parisDay(new Date(contract.acceptedAt ?? payment.createdAt)),
    },
    corrects: null,
    mentions: [
      'Service rendu à distance. Contrat conclu avec un consommateur.',
      `Assurance\u00a0: ${insurance}.`,
      `Médiateur de la consommation\u00a0: ${mediatorName}, ${mediatorAddress}, ${mediatorWebsite}.`,
    ],
  };
}

/** Takes a whole invoice back: the same with its amounts turned round. */
export function composeCreditNote(
  invoice: InvoiceDocument,
  { number, at, reason }: { number: string; at: string; reason: string },
): InvoiceDocument {
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issuedAt: at,
    issuedOn: parisDay(new Date(at)),
    lines: invoice.lines.map((line) => ({ ...line, netCents: -line.netCents })),
    netCents: -invoice.netCents,
    // Never −0: it would be written with its sign.
    vatCents: 0 - invoice.vatCents,
    totalCents: -invoice.totalCents,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason },
  };
}
