import { z } from 'zod';
import { ALERT_STATUSES } from './alerts.ts';
import { versionRead } from './fields.ts';
import { INDICATOR_KINDS } from './indicators.ts';
import { adminQuery, someOf } from './pagination.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { requiredText } from './text-fields.ts';
import { emailField } from './users.ts';

/** Who disputes an alert. */
export const DISPUTE_ROLES = {
  concerned: 'Je suis la personne ou l’entreprise concernée',
  representative: 'Je la représente',
  other: 'Je veux signaler une erreur',
} as const;
type DisputeRole = keyof typeof DISPUTE_ROLES;
const disputeRole = z.enum(Object.keys(DISPUTE_ROLES) as [DisputeRole, ...DisputeRole[]], {
  error: 'Choisissez à quel titre vous écrivez',
});

/** Days within which a confirmed dispute is answered: half of what GDPR article 12(3) allows. */
export const DISPUTE_DAYS = 15;

/** Days after a dismissal in which another dispute of the alert suspends nothing by itself. */
export const DISPUTE_REST_DAYS = 90;

/** Days for which the link of the mail confirms; what is not confirmed by then is deleted. */
export const DISPUTE_LINK_DAYS = 7;

/** `POST /api/alerts/{id}/disputes`: a mail asks to confirm the address; only then does it count. */
export const newDispute = z
  .object({
    email: emailField,
    role: disputeRole,
    message: requiredText('Veuillez expliquer ce qui est faux', 4000),
  })
  .strict();
export type NewDispute = z.input<typeof newDispute>;

/** `POST /api/disputes/link` and `POST /api/disputes/confirmation`: the token of the mail's link. */
export const disputeConfirmation = z.object({ token: z.string().max(200) }).strict();
/** What the link would confirm: which alert, and what was written in the mailbox’s name. */
export const disputeLink = z.object({
  title: z.string(),
  role: disputeRole,
  message: z.string(),
});
/** Which alert it is about. */
export const disputeConfirmed = z.object({
  slug: z.string(),
  title: z.string(),
  dueAt: z.string(),
  /** Whether the alert's phones, e-mails and IBANs are hidden meanwhile. */
  suspends: z.boolean(),
});

/** The statuses that the back office sees: none before the address is confirmed. */
const KNOWN_DISPUTES = ['open', 'upheld', 'dismissed'] as const;
export type KnownDispute = (typeof KNOWN_DISPUTES)[number];

export const DISPUTE_STATUS_LABELS: Readonly<Record<KnownDispute, string>> = {
  open: 'À traiter',
  upheld: 'Fondée',
  dismissed: 'Écartée',
};

/** A row of `GET /api/admin/disputes`. */
export const adminDisputeRow = z.object({
  id: z.string(),
  alertId: z.string(),
  alertTitle: z.string(),
  alertSlug: z.string(),
  alertStatus: z.enum(ALERT_STATUSES),
  status: z.enum(KNOWN_DISPUTES),
  role: disputeRole,
  email: z.string(),
  confirmedAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.string().nullable(),
  version: z.number().int(),
});
export type AdminDisputeRow = z.infer<typeof adminDisputeRow>;

/** On what a decision rests: its reader may contest it (règlement (UE) 2022/2065, articles 16 and 17). */
export const DISPUTE_GROUNDS = {
  accuracy: 'Exactitude des informations publiées (RGPD, articles 5 et 16)',
  personal_data: 'Données personnelles (RGPD, articles 17 et 21)',
  honour: 'Atteinte à l’honneur (loi du 29 juillet 1881, article 29)',
  rules: 'Règles de publication de nos alertes (conditions d’utilisation, article 7.2)',
} as const;
export type DisputeGround = keyof typeof DISPUTE_GROUNDS;
const disputeGround = z.enum(Object.keys(DISPUTE_GROUNDS) as [DisputeGround, ...DisputeGround[]], {
  error: 'Choisissez le fondement de la décision',
});

/** A dispute with everything needed to answer it. */
export const adminDispute = adminDisputeRow.extend({
  message: z.string(),
  answer: z.string(),
  ground: disputeGround.nullable(),
  /** The name of who answered. */
  answeredBy: z.string().nullable(),
  /** What is hidden until it is answered: kind and full value. */
  suspended: z.array(z.object({ kind: z.enum(INDICATOR_KINDS), value: z.string() })),
  /** When another one was dismissed shortly before, so that this one hides nothing by itself. */
  dismissedBefore: z.string().nullable(),
});
export type AdminDispute = z.infer<typeof adminDispute>;

/** `PUT /api/admin/disputes/{id}`: the record as read, decided. The person gets the answer by mail. */
export const disputeAnswer = staffForm(
  z.object({
    status: z.enum(['upheld', 'dismissed'], { error: 'Veuillez choisir une décision' }),
    ground: disputeGround,
    answer: staffText(requiredText('Veuillez écrire la réponse à la personne', 4000)),
    version: versionRead,
  }),
);

/** `dueAt` puts the open ones first. */
export const adminDisputesQuery = adminQuery(
  {
    alertId: z.string(),
    status: someOf(KNOWN_DISPUTES),
  },
  ['dueAt', 'confirmedAt', 'answeredAt', 'alertTitle', 'email', 'status'],
);
