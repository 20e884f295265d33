import { z } from 'zod';
import { amountInEuros } from './amounts.ts';
import { bulkItems } from './bulk-changes.ts';
import { counterparty, MAX_COUNTERPARTIES, newCounterparty } from './counterparties.ts';
import { documentSummary } from './documents.ts';
import { versionRead } from './fields.ts';
import { loss, MAX_LOSSES, newLoss } from './losses.ts';
import { adminQuery, page, pageQuery, personFilter, someOf } from './pagination.ts';
import { dayOfCase, pastDay } from './past-day.ts';
import { reportCall } from './report-calls.ts';
import { MAX_PIECES, PIECE_SLOTS, REPORT_FRAUD_TYPES, REPORT_LENGTHS } from './report-choices.ts';
import { READ_REPORT_STATUSES, REPORT_STATUSES } from './report-statuses.ts';
import { situation } from './situations.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text-fields.ts';

const DATE_SENTENCE = 'Veuillez indiquer la date de l’incident';
const AMOUNT_SENTENCE = 'Veuillez entrer un montant valide';

export const calendarDay = pastDay('1990-01-01', {
  missing: DATE_SENTENCE,
  tooOld: 'Cette date est trop ancienne',
});

const documentId = z.uuid({ error: 'Document inconnu' });
const TWICE = 'Le même document est joint deux fois';

/** `POST /api/reports`. `documents` names what was uploaded before, by slot. */
export const newReport = z.object({
  title: requiredText('Veuillez donner un titre à votre signalement', 150),
  fraudType: z.enum(REPORT_FRAUD_TYPES, { error: 'Veuillez choisir le type de fraude' }),
  description: requiredText('Veuillez décrire ce qui s’est passé', REPORT_LENGTHS.description),
  date: dayOfCase(DATE_SENTENCE),
  amount: amountInEuros(AMOUNT_SENTENCE)
    .nullish()
    .transform((v) => v ?? null),
  location: optionalText(200),
  contactInfo: optionalText(REPORT_LENGTHS.contactInfo),
  additionalInfo: optionalText(REPORT_LENGTHS.additionalInfo),
  documents: z
    .partialRecord(z.enum(PIECE_SLOTS), documentId)
    .default({})
    .refine(
      (slots) => {
        const ids = Object.values(slots);
        return new Set(ids).size === ids.length;
      },
      { error: TWICE },
    ),
  /** What the plan of `/urgence` was made from, where the person joins it. */
  situation: situation.optional(),
  losses: z
    .array(newLoss)
    .max(MAX_LOSSES, {
      error: `Un signalement tient ${MAX_LOSSES} paiements\u00a0: racontez les autres`,
    })
    .default([]),
  counterparties: z
    .array(newCounterparty)
    .max(MAX_COUNTERPARTIES, {
      error: `Un signalement tient ${MAX_COUNTERPARTIES} coordonnées\u00a0: racontez les autres`,
    })
    .default([]),
});
export type NewReport = z.input<typeof newReport>;

/** `POST /api/reports/{id}/documents`: what was uploaded for a report that is filed already. */
export const newPieces = z.object({
  documents: z
    .array(documentId, { error: 'Document inconnu' })
    .min(1, { error: 'Choisissez au moins une pièce' })
    .max(MAX_PIECES, { error: `${MAX_PIECES} pièces au plus` })
    .refine((ids) => new Set(ids).size === ids.length, { error: TWICE }),
});

/** One step of a report's life. `by` is « Vous », « Support » for the client, a name for staff. */
const reportHistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['submitted', 'status', 'note', 'status_and_note']),
  from: z.enum(READ_REPORT_STATUSES).nullable(),
  to: z.enum(READ_REPORT_STATUSES),
  note: z.string().nullable(),
  by: z.string(),
});
export type ReportHistoryEntry = z.infer<typeof reportHistoryEntry>;

/** A report in its owner's list. `amount` and `recoveredAmount` in euros, `date` a calendar day. */
export const reportRow = z.object({
  id: z.string(),
  reference: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  title: z.string(),
  fraudType: z.enum(REPORT_FRAUD_TYPES),
  amount: z.number().nullable(),
  status: z.enum(READ_REPORT_STATUSES),
  date: z.string(),
  adminNote: z.string(),
  recoveredAmount: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ReportRow = z.infer<typeof reportRow>;

/** What a report tells beside its row, each stored in a column of this name. */
export const reportTexts = z.object({
  description: z.string(),
  location: z.string(),
  contactInfo: z.string(),
  additionalInfo: z.string(),
});

/** Those that are a fact of a line or two, by the label that every page gives them. */
const FACT_LABELS = {
  location: 'Lieu',
  contactInfo: "Coordonnées de l'escroc",
} as const satisfies Partial<Record<keyof typeof reportTexts.shape, string>>;

export const reportFacts = (report: Record<keyof typeof FACT_LABELS, string>) =>
  (Object.keys(FACT_LABELS) as (keyof typeof FACT_LABELS)[]).map(
    (name): [label: string, value: string] => [FACT_LABELS[name], report[name]],
  );

const piece = documentSummary.extend({ slot: z.enum(PIECE_SLOTS) });
export type Piece = z.infer<typeof piece>;

/** `GET /api/admin/reports/{id}/documents`: its pieces as they are now, beside a record that is being edited. */
export const reportPieces = z.object({ pieces: z.array(piece) });

/** A whole report. `documents` maps slots to addresses; `documentDetails` says what each file is. */
export const report = reportRow.extend(reportTexts.shape).extend({
  documents: z.record(z.string(), z.string()),
  documentDetails: z.array(piece),
  history: z.array(reportHistoryEntry),
  losses: z.array(loss),
  counterparties: z.array(counterparty),
  /** Null for what the person filed themselves. */
  call: reportCall.nullable(),
});
export type Report = z.infer<typeof report>;

/** `GET /api/reports`: newest first; `status` filters as the buttons do. */
export const reportsQuery = pageQuery.extend({ status: z.enum(REPORT_STATUSES).optional() });
export const reportPage = page(reportRow);

/** `GET /api/me/summary`: counts and euros; `totalRecovered` is never the available balance. */
export const clientSummary = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  inProgress: z.number().int(),
  resolved: z.number().int(),
  rejected: z.number().int(),
  totalAmount: z.number(),
  recoveredAmount: z.number(),
  /** Received in all, but for those that the person removed. */
  notifications: z.number().int(),
  unreadNotifications: z.number().int(),
  /** The ids of the reports about which the team wrote something that is not read yet. */
  unreadReports: z.array(z.string()),
  /** Those of them in whose conversation a message waits to be read. */
  unreadMessages: z.array(z.string()),
  /** The ids of the reports and tickets that any other unread notification tells of: they are read once their place is open. */
  unreadObjects: z.array(z.string()),
});
export type ClientSummary = z.infer<typeof clientSummary>;

/** What staff read beside. */
const forStaff = { userName: z.string(), userPhone: z.string(), version: z.number().int() };

/** A row of the back office's list. */
export const adminReportRow = reportRow.extend(forStaff);
export type AdminReportRow = z.infer<typeof adminReportRow>;

/** A report with everything needed to decide it. */
export const adminReport = report.extend(forStaff);
export type AdminReport = z.infer<typeof adminReport>;

/** `PUT /api/admin/reports/{id}`: the record as read; only status and note are taken. */
export const reportUpdate = staffForm(
  z.object({
    status: z.enum(REPORT_STATUSES, { error: 'Veuillez choisir un statut' }),
    adminNote: staffText(optionalText(5000)),
    version: versionRead,
  }),
);
export type ReportUpdate = z.input<typeof reportUpdate>;

/** `POST /api/admin/reports/status-changes`. */
export const reportStatusChange = z.object({
  items: bulkItems,
  status: z.enum(REPORT_STATUSES, { error: 'Veuillez choisir un statut' }),
});

export const adminReportsQuery = adminQuery(
  {
    /** Those whose last message is the person's and waits for an answer. */
    waiting: z.literal(true),
    userId: z.string(),
    status: someOf(REPORT_STATUSES),
    fraudType: z.enum(REPORT_FRAUD_TYPES),
    ...personFilter,
  },
  [
    'createdAt',
    'updatedAt',
    'amount',
    'status',
    'title',
    'reference',
    'fraudType',
    'userEmail',
    'userName',
  ],
);
