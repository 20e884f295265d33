import { refundOnRenunciation } from '../../../contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import { oneLine, quoted } from '../../../contract/text.ts';
import type { Env } from '../../platform/env.ts';
import type { Mail, MailContent } from '../../platform/mail/layout.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import {
  type Addressee,
  hello,
  nameFor,
  sentOnceConfirmed,
  strangersHint,
} from '../../platform/mail/templates.ts';
import { refundDueOn } from '../invoices/refund-due.ts';
import type { ContractRow } from './queries.ts';
import { renounceUntil } from './renunciation-period.ts';
import { moneyState } from './specimen.ts';

const REASON = 'Vous recevez ce message parce que vous avez accepté un contrat de service.';

/** The contract's PDF, to an address that is theirs. */
const attachedFor = (
  { isEmailVerified }: Addressee,
  { id, reference }: ContractRow,
): Pick<MailContent, 'attachment'> =>
  isEmailVerified
    ? { attachment: { kind: 'contract', id, filename: `contrat-${reference}.pdf` } }
    : {};

/**
 * What was accepted, on a durable medium (code de la consommation, L221-13): it holds words of the
 * person, so it waits until the address is theirs.
 */
export function contractMail(env: Env, person: Addressee, contract: ContractRow): Mail {
  const { reference, title, acceptedAt, acceptedTextHash } = contract;
  const at = formatDateTime(acceptedAt);
  const said = person.isEmailVerified
    ? `Vous avez accepté le contrat ${quoted(oneLine(title))} le ${at}. Son texte complet est joint, avec le formulaire de rétractation\u00a0: gardez-le.`
    : `Vous avez accepté le contrat ${reference} le ${at}. Son texte complet est à la page «\u00a0Paiements\u00a0» de votre espace, avec le formulaire de rétractation. ${sentOnceConfirmed('Il')}`;
  return () => ({
    subject: `Votre contrat ${reference}`,
    paragraphs: [
      hello(person),
      said,
      `Vous pouvez y renoncer jusqu’au ${formatCalendarDay(renounceUntil(acceptedAt ?? ''))} inclus, sans motif et sans frais, par «\u00a0Renoncer au contrat ici\u00a0».`,
    ],
    link: { label: 'Voir mes contrats', url: pageUrl(env, '/payments') },
    afterLink: [
      ...strangersHint(person),
      `Empreinte du texte accepté (pour vérification)\u00a0: ${acceptedTextHash}`,
    ],
    reason: REASON,
    ...attachedFor(person, contract),
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
  const { reference, title, amountCents, acceptedAt } = contract;
  const called = person.isEmailVerified ? `${reference}, ${quoted(oneLine(title))}` : reference;
  const renouncedAt = contract.renouncedAt ?? '';
  const name = nameFor(person);
  const refund = refundOnRenunciation(
    moneyState(contract),
    `au plus tard le ${formatCalendarDay(refundDueOn(renouncedAt))}`,
    ', sans frais, par le moyen de paiement que vous aviez employé',
  );
  return () => ({
    subject: `Accusé de réception\u00a0: vous avez renoncé au contrat ${reference}`,
    paragraphs: [
      hello(person),
      `Nous avons bien reçu votre renonciation ${received}.`,
      [
        `Contrat\u00a0: ${called}`,
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
    ...attachedFor(person, contract),
  });
}
