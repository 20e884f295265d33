import type { Migration } from 'kysely/migration';
import type { Sealer } from '../sealed.ts';
import { up as accounts } from './0001_accounts.ts';
import { up as reports } from './0002_reports.ts';
import { up as notifications } from './0003_notifications.ts';
import { up as mail } from './0004_mail.ts';
import { up as staff } from './0005_staff.ts';
import { up as notificationSendings } from './0006_notification_sendings.ts';
import { up as userNames } from './0007_user_names.ts';
import { up as publication } from './0008_publication.ts';
import { up as alerts } from './0009_alerts.ts';
import { up as checks } from './0010_checks.ts';
import { up as payments } from './0011_payments.ts';
import { up as withdrawals } from './0012_withdrawals.ts';
import { up as supportTickets } from './0013_support_tickets.ts';
import { up as kycVerifications } from './0014_kyc_verifications.ts';
import { up as personalData } from './0015_personal_data.ts';
import { up as withdrawalCancellations } from './0016_withdrawal_cancellations.ts';
import { up as desk } from './0017_desk.ts';
import { up as ownerOrders } from './0018_owner_orders.ts';
import { up as approvals } from './0019_approvals.ts';
import { up as documentSizes } from './0021_document_sizes.ts';
import { up as knownDevices } from './0023_known_devices.ts';
import { up as totpGrace } from './0024_totp_grace.ts';
import { up as sealedNumbers } from './0026_sealed_numbers.ts';
import { up as confirmedSessions } from './0027_confirmed_sessions.ts';
import { up as publicationClaims } from './0028_publication_claims.ts';
import { up as lostDocuments } from './0029_lost_documents.ts';
import { up as probes } from './0030_probes.ts';
import { up as bulkMails } from './0031_bulk_mails.ts';
import { up as mailsByAddress } from './0032_mails_by_address.ts';
import { up as orders } from './0034_orders.ts';
import { up as directPayments } from './0035_direct_payments.ts';
import { up as erasedPhotos } from './0036_erased_photos.ts';
import { up as notificationObjects } from './0037_notification_objects.ts';
import { up as caseSteps } from './0038_case_steps.ts';
import { up as termsVersions } from './0040_terms_versions.ts';
import { up as namedInWriting } from './0041_named_in_writing.ts';
import { up as losses } from './0042_losses.ts';
import { up as documentNotes } from './0043_document_notes.ts';
import { up as reportConversations } from './0044_report_conversations.ts';
import { up as receipts } from './0045_receipts.ts';
import { up as timelineEntries } from './0046_timeline_entries.ts';
import { up as reportCalls } from './0047_report_calls.ts';
import { up as checkKeys } from './0048_check_keys.ts';
import { up as listSources } from './0049_list_sources.ts';
import { up as checkSignCounts } from './0050_check_sign_counts.ts';
import { up as alertGrams } from './0051_alert_grams.ts';

/** One chain for both databases, in the order of the names. How each of the newest is undone stands in `api/tests/undo-migrations.ts`. */
export const migrations = (sealer: Sealer): Record<string, Migration> => ({
  '0001_accounts': { up: accounts },
  '0002_reports': { up: reports },
  '0003_notifications': { up: notifications },
  '0004_mail': { up: mail },
  '0005_staff': { up: staff },
  '0006_notification_sendings': { up: notificationSendings },
  '0007_user_names': { up: userNames },
  '0008_publication': { up: publication },
  '0009_alerts': { up: alerts },
  '0010_checks': { up: checks },
  '0011_payments': { up: payments },
  '0012_withdrawals': { up: withdrawals },
  '0013_support_tickets': { up: supportTickets },
  '0014_kyc_verifications': { up: kycVerifications },
  '0015_personal_data': { up: personalData },
  '0016_withdrawal_cancellations': { up: withdrawalCancellations },
  '0017_desk': { up: desk },
  '0018_owner_orders': { up: ownerOrders },
  '0019_approvals': { up: approvals },
  '0021_document_sizes': { up: documentSizes },
  '0023_known_devices': { up: knownDevices },
  '0024_totp_grace': { up: totpGrace },
  '0026_sealed_numbers': { up: (db) => sealedNumbers(db, sealer) },
  '0027_confirmed_sessions': { up: confirmedSessions },
  '0028_publication_claims': { up: publicationClaims },
  '0029_lost_documents': { up: lostDocuments },
  '0030_probes': { up: probes },
  '0031_bulk_mails': { up: bulkMails },
  '0032_mails_by_address': { up: mailsByAddress },
  '0034_orders': { up: orders },
  '0035_direct_payments': { up: directPayments },
  '0036_erased_photos': { up: erasedPhotos },
  '0037_notification_objects': { up: notificationObjects },
  '0038_case_steps': { up: caseSteps },
  '0040_terms_versions': { up: termsVersions },
  '0041_named_in_writing': { up: namedInWriting },
  '0042_losses': { up: losses },
  '0043_document_notes': { up: documentNotes },
  '0044_report_conversations': { up: reportConversations },
  '0045_receipts': { up: receipts },
  '0046_timeline_entries': { up: timelineEntries },
  '0047_report_calls': { up: reportCalls },
  '0048_check_keys': { up: checkKeys },
  '0049_list_sources': { up: listSources },
  '0050_check_sign_counts': { up: checkSignCounts },
  '0051_alert_grams': { up: alertGrams },
});
