import { formatDateTime } from './dates.ts';
import { centsAtRate, formatDecimal } from './decimals.ts';
import { formatEuros } from './money.ts';
import { officialHelpLines } from './official-help.ts';
import type { ContractTerms } from './payment-options.ts';
import { VAT_NOT_APPLICABLE } from './payment-settings.ts';
import { legalEntityOf, type SiteSettings } from './site-settings.ts';

/** The price as it is shown to the person. */
export interface ShownPrice {
  /** Euro cents, all taxes included. */
  amountCents: number;
  /** Percent; null: no VAT is charged. */
  vat: number | null;
  /** Null for a bank transfer. `amount` and `eurRate` are decimal texts. */
  crypto: {
    name: string;
    symbol: string;
    amount: string;
    eurRate: string | null;
    eurRateAt: string | null;
  } | null;
}

/** The settings, public or stored: who offers the contract. */
type WhoOffers = Pick<SiteSettings, 'brand' | 'contactInfo' | 'legalPages'>;

export interface ContractSection {
  heading: string;
  paragraphs: string[];
}

/** The button that binds (code de la consommation, L221-14). */
export const ORDER_BUTTON = 'Commander avec obligation de paiement';

/**
 * What may be asked for expressly, and what follows. The law would let us keep
 * the price of what is done (code de la consommation, L221-25) and end the right
 * with the service (L221-28); the contract promises more, and this says the same.
 */
export const EARLY_START = [
  'Je demande expressément que l’exécution du contrat de service commence avant la fin du délai de rétractation de quatorze jours.',
  'Je garde mon droit de rétractation\u00a0: si je me rétracte dans ce délai, même si le service a commencé ou est terminé, je ne dois rien et tout ce que j’ai payé m’est remboursé.',
] as const;

function priceLines({ amountCents, vat, crypto }: ShownPrice): string[] {
  const total = formatEuros(amountCents / 100);
  const lines = [
    vat === null
      ? `Prix\u00a0: ${total}, sans autre frais de notre part. ${VAT_NOT_APPLICABLE}.`
      : `Prix\u00a0: ${total} toutes taxes comprises, dont TVA à ${formatDecimal(String(vat))}\u00a0%, sans autre frais de notre part.`,
  ];
  if (crypto === null) return [...lines, 'Paiement par virement bancaire, en euros.'];
  const { name, symbol, amount, eurRate, eurRateAt } = crypto;
  const rate = eurRate
    ? `, au cours de ${formatDecimal(eurRate)}\u00a0€ pour 1\u00a0${symbol}${eurRateAt ? ` relevé le ${formatDateTime(eurRateAt)}` : ''}`
    : '';
  return [
    ...lines,
    `Paiement en ${name}\u00a0: ${formatDecimal(amount)}\u00a0${symbol}${rate}. Les frais du réseau s’y ajoutent et ne nous reviennent pas.`,
    ...aboveThePrice({ amountCents, crypto }),
  ];
}

/** Said where the least that a currency takes is worth more than the price. */
export function aboveThePrice({ amountCents, crypto }: Pick<ShownPrice, 'amountCents' | 'crypto'>) {
  if (!crypto?.eurRate) return [];
  const worth = Number(centsAtRate(crypto.amount, crypto.eurRate));
  // A price is rounded up to the currency's last decimal.
  if (worth <= amountCents + 1) return [];
  return [
    `C’est le minimum accepté en ${crypto.name}\u00a0: à ce cours il vaut ${formatEuros(worth / 100)}, soit plus que le prix de ${formatEuros(amountCents / 100)}. Comparez avec les autres moyens de paiement.`,
  ];
}

function provider(settings: WhoOffers): string[] {
  const { contactInfo, legalPages } = settings;
  const notice = legalPages.mentionsLegales;
  return [
    `${legalEntityOf(settings)}, ${notice.legalForm}, capital\u00a0: ${notice.capital}. Siège\u00a0: ${notice.address}.`,
    `SIRET\u00a0: ${notice.siret}. RCS\u00a0: ${notice.rcs}. TVA intracommunautaire\u00a0: ${notice.tvaNumber}.`,
    `E-mail\u00a0: ${contactInfo.email}. Téléphone\u00a0: ${contactInfo.phone}.`,
    `Assurance\u00a0: ${notice.insurance}. Fondement du mandat\u00a0: ${notice.mandateBasis}.`,
  ];
}

/**
 * What is ordered, by when and for how much, once more right above the button
 * (code de la consommation, L221-14): the contract is longer than a screen.
 */
export function orderSummary(
  { title, deliveryPeriod }: ContractTerms,
  { amountCents, vat }: Pick<ShownPrice, 'amountCents' | 'vat'>,
): [term: string, value: string][] {
  const total = formatEuros(amountCents / 100);
  const tax = vat === null ? `(${VAT_NOT_APPLICABLE})` : 'toutes taxes comprises';
  return [
    ['Contrat', title],
    ...(deliveryPeriod ? [['Délai', deliveryPeriod] as [string, string]] : []),
    ['Prix', `${total} ${tax}`],
  ];
}

export const DELIVERY_HEADING = 'Délai et avocat';

/** By when and by whom; nothing for a contract from before both had to be said. */
function deliverySection({ deliveryPeriod, lawyer }: ContractTerms): ContractSection[] {
  if (!deliveryPeriod) return [];
  const by = lawyer
    ? `Avocat\u00a0: ${lawyer}. Le conseil juridique et les actes sont son travail.`
    : 'Aucun avocat n’intervient dans ce contrat\u00a0: il ne comprend ni consultation juridique, ni rédaction d’actes.';
  return [{ heading: DELIVERY_HEADING, paragraphs: [`Délai\u00a0: ${deliveryPeriod}.`, by] }];
}

/**
 * Everything that has to be read before the button (code de la consommation,
 * L221-5), in its order: the payment screen shows these very sections and the
 * accepted text holds them. `price` is null while no means of payment is chosen.
 */
export function contractSections(
  settings: WhoOffers,
  terms: ContractTerms,
  price: ShownPrice | null,
): ContractSection[] {
  const notice = settings.legalPages.mentionsLegales;
  const { email } = settings.contactInfo;
  const lines = (text: string) => text.split(/\n{2,}/);
  return [
    { heading: 'Qui nous sommes', paragraphs: provider(settings) },
    {
      heading: 'Ce que comprend le service',
      paragraphs: [
        ...lines(terms.scope),
        'La récupération de votre argent n’est pas garantie\u00a0: nous promettons des démarches, et non un montant, un délai ou un succès. Un retrait de votre solde ne dépend jamais d’un paiement.',
      ],
    },
    ...deliverySection(terms),
    {
      heading: 'Prix et paiement',
      paragraphs: [...lines(terms.feeTerms), ...(price ? priceLines(price) : [])],
    },
    { heading: 'Conditions de remboursement', paragraphs: lines(terms.refundConditions) },
    {
      heading: 'Votre droit de renoncer',
      paragraphs: [
        'Vous avez 14\u00a0jours à compter de la conclusion du contrat pour y renoncer (droit de rétractation), sans motif ni pénalité, même si le service a commencé (code de la consommation, article\u00a0L221-18). Le jour de la conclusion ne compte pas\u00a0; un délai qui finit un samedi, un dimanche ou un jour férié va jusqu’au premier jour ouvrable qui suit.',
        `Il suffit de nous le dire avant la fin du délai\u00a0: par «\u00a0Renoncer au contrat ici\u00a0» à la page «\u00a0Paiements\u00a0» de votre espace, à ${email} ou par courrier au siège. Nous en accusons réception sans délai. Un formulaire de rétractation, dont l’usage n’est pas obligatoire, figure en annexe des conditions d’utilisation et à la fin du contrat en PDF. Ce PDF vous est envoyé par e-mail dès la commande, ou dès que votre adresse est confirmée, et reste à la page «\u00a0Paiements\u00a0».`,
        'Nous vous remboursons au plus tard 14\u00a0jours après votre décision, sans frais, par le moyen de paiement que vous aviez employé, sauf si vous en acceptez expressément un autre (article\u00a0L221-24).',
      ],
    },
    {
      heading: 'Réclamation et médiation',
      paragraphs: [
        `Une réclamation s’adresse à ${settings.contactInfo.support}. Sans réponse satisfaisante, vous pouvez saisir gratuitement le médiateur de la consommation\u00a0: ${notice.mediatorName}, ${notice.mediatorAddress}, ${notice.mediatorWebsite}.`,
      ],
    },
    { heading: 'Aide officielle', paragraphs: officialHelpLines() },
  ];
}

/** When the service begins: after the fourteen days, unless the person asked otherwise. */
export const startSection = (earlyStart: boolean): ContractSection => ({
  heading: 'Début du service',
  paragraphs: earlyStart
    ? [...EARLY_START]
    : [
        'Le service commence à la fin du délai de rétractation\u00a0: vous n’avez pas demandé qu’il commence plus tôt.',
      ],
});

/** The model of the annexe to article R221-1; `contract` fills in what is renounced. */
export function modelWithdrawalForm(
  to: { name: string; address: string; email: string },
  contract = '',
) {
  return {
    opening: [
      '(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)',
      `À l’attention de ${to.name}, ${to.address}, ${to.email}\u00a0:`,
      `Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous\u00a0:${contract}`,
    ],
    blanks: [
      'Commandé le (*)/reçu le (*)\u00a0:',
      'Nom du (des) consommateur(s)\u00a0:',
      'Adresse du (des) consommateur(s)\u00a0:',
      'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)\u00a0:',
      'Date\u00a0:',
    ],
    note: '(*) Rayez la mention inutile.',
  };
}

/** The same as a part of the accepted text. */
export function withdrawalForm(settings: WhoOffers, reference: string): ContractSection {
  const { contactInfo, legalPages } = settings;
  const { address } = legalPages.mentionsLegales;
  const to = { name: legalEntityOf(settings), address, email: contactInfo.email };
  const { opening, blanks, note } = modelWithdrawalForm(to, ` contrat ${reference}.`);
  return { heading: 'Formulaire de rétractation', paragraphs: [...opening, ...blanks, note] };
}
