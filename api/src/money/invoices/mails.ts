import { formatCalendarDay } from '../../../contract/dates.ts';
import type { Env } from '../../platform/env.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import {
  type Addressee,
  hello,
  sentOnceConfirmed,
  strangersHint,
} from '../../platform/mail/templates.ts';
import type { InvoiceDocument } from './document.ts';
import { money } from './money.ts';

/** An invoice or a credit note, with its PDF. `notice`: what follows from it, where something does. */
export function invoiceMail(
  env: Env,
  person: Addressee,
  id: string,
  document: InvoiceDocument,
  notice: string | null,
): Mail {
  const { kind, number, totalCents, payment, corrects } = document;
  const isInvoice = kind === 'invoice';
  // A PDF holds words of the person, a reason those of the team: neither goes to a stranger.
  const isTheirs = person.isEmailVerified === 1;
  const elsewhere = `à la page «\u00a0Paiements\u00a0» de votre espace. ${sentOnceConfirmed(isInvoice ? 'Elle' : 'Il')}`;
  const brief = isInvoice
    ? `Votre paiement ${payment.reference} est confirmé. Votre facture ${number} de ${money(totalCents)} est ${elsewhere}`
    : `L’avoir ${number} de ${money(totalCents)} est ${elsewhere}`;
  const filename = `${isInvoice ? 'facture' : 'avoir'}-${number}.pdf`;
  const whole = isInvoice
    ? `Votre paiement ${payment.reference} est confirmé. Votre facture ${number} de ${money(totalCents)} est jointe.`
    : `L’avoir ${number} de ${money(totalCents)} est joint\u00a0: il annule la facture ${corrects?.number} du ${formatCalendarDay(corrects?.issuedOn)}. Motif\u00a0: ${corrects?.reason}`;
  return () => ({
    subject: isInvoice ? `Votre facture ${number}` : `Votre avoir ${number}`,
    paragraphs: [hello(person), isTheirs ? whole : brief, ...(notice === null ? [] : [notice])],
    link: { label: 'Voir mes paiements', url: pageUrl(env, '/payments') },
    afterLink: strangersHint(person),
    reason: 'Vous recevez ce message parce que vous avez payé un service.',
    ...(isTheirs ? { attachment: { kind: 'invoice', id, filename } } : {}),
  });
}
