import { refundOnRenunciation } from '../../../contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import { oneLine, quoted } from '../../../contract/text.ts';
import type { Env } from '../../platform/env.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { type Addressee, hello, nameFor, strangersHint } from '../../platform/mail/templates.ts';
import { refundDueOn } from '../invoices/refund-due.ts';
import type { ContractRow } from './queries.ts';
import { renounceUntil } from './renunciation-period.ts';

const REASON = 'Vous recevez ce message parce que vous avez accepté un contrat de service.';

/** What was accepted, on a durable medium (code de la consommation, L221-13). */
export function contractMail(env: Env, person: Addressee, contract: ContractRow): Mail {
  const { id, reference, title, acceptedAt, acceptedTextHash } = contract;
  return () => ({
    subject: `Votre contrat ${reference}`,
    paragraphs: [
      hello(nameFor(person)),
      `Vous avez accepté le contrat ${quoted(oneLine(title))} le ${formatDateTime(acceptedAt)}. Son texte complet est joint, avec le formulaire de rétractation\u00a0: gardez-le.`,
      `Vous pouvez y renoncer jusqu’au ${formatCalendarDay(renounceUntil(acceptedAt ?? ''))} inclus, sans motif et sans frais, par «\u00a0Renoncer au contrat ici\u00a0».`,
    ],
    link: { label: 'Voir mes contrats', url: pageUrl(env, '/payments') },
    afterLink: [
      `Empreinte SHA-256 du texte accepté\u00a0: ${acceptedTextHash}`,
      ...strangersHint(person),
    ],
    reason: REASON,
    attachment: { kind: 'contract', id, filename: `contrat-${reference}.pdf` },
  });
}

/**
 * Acknowledges a renunciation at once, with what was renounced and when
 * (L221-21). `received`: when and how, in words.
 */
export function renunciationMail(
  env: Env,
  person: Addressee,
  contract: ContractRow,
  received: string,
): Mail {
  const { id, reference, title, amountCents, acceptedAt, paymentState } = contract;
  const renouncedAt = contract.renouncedAt ?? '';
  const name = nameFor(person);
  const refund = refundOnRenunciation(
    paymentState,
    `au plus tard le ${formatCalendarDay(refundDueOn(renouncedAt))}`,
    ', sans frais, par le moyen de paiement que vous aviez employé',
  );
  return () => ({
    subject: `Accusé de réception\u00a0: vous avez renoncé au contrat ${reference}`,
    paragraphs: [
      hello(name),
      `Nous avons bien reçu votre renonciation ${received}.`,
      [
        `Contrat\u00a0: ${reference}, ${quoted(oneLine(title))}`,
        `Conclu le\u00a0: ${formatDateTime(acceptedAt)}`,
        `Prix\u00a0: ${formatEuros((amountCents ?? 0) / 100)}`,
        `Renonciation de\u00a0: ${[name, person.email].filter(Boolean).join(', ')}`,
        `Reçue ${received}`,
      ].join('\n'),
      `Vous ne devez plus rien. ${refund}`,
    ],
    link: { label: 'Voir mes contrats', url: pageUrl(env, '/payments') },
    afterLink: strangersHint(person),
    reason: 'Vous recevez ce message parce que vous avez renoncé à un contrat de service.',
    attachment: { kind: 'contract', id, filename: `contrat-${reference}.pdf` },
  });
}
