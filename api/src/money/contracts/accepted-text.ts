import {
  type ContractSection,
  contractSections,
  ORDER_BUTTON,
  type ShownPrice,
  startSection,
  withdrawalForm,
} from '../../../contract/contract-text.ts';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import type { ContractTerms } from '../../../contract/payment-options.ts';
import { isDemonstration, type SiteSettings } from '../../../contract/site-settings.ts';
import { oneLine, quoted } from '../../../contract/text.ts';
import { renounceUntil } from './renunciation-period.ts';

export interface AcceptedContract {
  settings: SiteSettings;
  reference: string;
  terms: ContractTerms;
  price: ShownPrice;
  earlyStart: boolean;
  /** The person who accepted. */
  person: { name: string; email: string; address: string };
  acceptedAt: string;
}

/**
 * A paragraph that holds nothing but itself: without empty lines, and with a
 * no-break space before a `#` that somebody typed, so that no value, whoever
 * wrote it, is read as a paragraph or a heading of its own.
 */
const plain = (text: string): string =>
  text
    .replace(/\n\s*\n/g, '\n')
    .replace(/^\s*(?=#)/gm, '\u00a0')
    .trimEnd();

/**
 * Everything that was on the screen, and the acceptance itself: what is kept,
 * hashed and sent. `# ` starts the title, `## ` a heading, an empty line a
 * paragraph; only the sections below make headings.
 */
export function acceptedTextOf(accepted: AcceptedContract): string {
  const { settings, reference, terms, price, earlyStart, person, acceptedAt } = accepted;
  const sections: ContractSection[] = [
    ...contractSections(settings, terms, price),
    startSection(earlyStart),
    {
      heading: 'Acceptation',
      paragraphs: [
        `Accepté par ${[person.name, person.email, person.address].map(oneLine).filter(Boolean).join(', ')}, le ${formatDateTime(acceptedAt)} (heure de Paris), par le bouton ${quoted(ORDER_BUTTON)}.`,
        `Référence du contrat\u00a0: ${reference}. Vous pouvez y renoncer jusqu’au ${formatCalendarDay(renounceUntil(acceptedAt))} inclus.`,
      ],
    },
    withdrawalForm(settings, reference),
  ];
  return [
    `# ${oneLine(terms.title)}`,
    ...(isDemonstration(settings) ? ['Site de démonstration\u00a0: n’envoyez aucun fonds.'] : []),
    ...sections.flatMap(({ heading, paragraphs }) => [`## ${heading}`, ...paragraphs.map(plain)]),
  ].join('\n\n');
}
