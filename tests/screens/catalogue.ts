/** Every screen and state that is looked at, in the order of the product. */
import { alertScreens } from './alerts.ts';
import { backOfficeScreens } from './back-office.ts';
import { backOfficeAccessScreens } from './back-office-access.ts';
import { backOfficeAccountScreens } from './back-office-accounts.ts';
import { backOfficeAlertScreens } from './back-office-alerts.ts';
import { backOfficeApprovalScreens } from './back-office-approvals.ts';
import { backOfficeCallerScreens } from './back-office-callers.ts';
import { backOfficeHistoryScreens } from './back-office-history.ts';
import { backOfficeInvitationScreens } from './back-office-invitation.ts';
import { backOfficeJournalScreens } from './back-office-journal.ts';
import { backOfficeKycScreens } from './back-office-kyc.ts';
import { backOfficeMoneyScreens } from './back-office-money.ts';
import { backOfficeNotificationScreens } from './back-office-notifications.ts';
import { backOfficePaymentSettingsScreens } from './back-office-payment-settings.ts';
import { backOfficePaymentScreens } from './back-office-payments.ts';
import { backOfficeReportScreens } from './back-office-report.ts';
import { backOfficeRetentionScreens } from './back-office-retention.ts';
import { backOfficeSettingsScreens } from './back-office-settings.ts';
import { backOfficeStaffScreens } from './back-office-staff.ts';
import { backOfficeSupportScreens } from './back-office-support.ts';
import { backOfficeTotpScreens } from './back-office-totp.ts';
import { backOfficeUserScreens } from './back-office-users.ts';
import { backOfficeWithdrawalScreens } from './back-office-withdrawals.ts';
import { checkScreens } from './checks-page.ts';
import { clientAreaScreens } from './client-area.ts';
import { contractScreens } from './contracts.ts';
import { dashboardScreens } from './dashboard.ts';
import { entranceScreens } from './entrance.ts';
import { guidedScreens } from './guided.ts';
import { kycScreens } from './kyc.ts';
import { mailLinkScreens } from './mail-links.ts';
import { notificationScreens } from './notifications.ts';
import { paymentScreens } from './payments.ts';
import { planScreens } from './plans.ts';
import { profileScreens } from './profile.ts';
import { reportFormScreens } from './report-form.ts';
import { reportScreens } from './reports.ts';
import { restrictedAccessScreens } from './restricted-access.ts';
import type { Screen } from './scene.ts';
import { settingsScreens } from './settings.ts';
import { siteScreens } from './site.ts';
import { supportScreens } from './support.ts';
import { withdrawalScreens } from './withdrawals.ts';

export const SCREENS: readonly Screen[] = [
  ...siteScreens,
  ...checkScreens,
  ...alertScreens,
  ...entranceScreens,
  ...mailLinkScreens,
  ...dashboardScreens,
  ...reportScreens,
  ...paymentScreens,
  ...contractScreens,
  ...withdrawalScreens,
  ...supportScreens,
  ...profileScreens,
  ...settingsScreens,
  ...kycScreens,
  ...restrictedAccessScreens,
  ...notificationScreens,
  ...clientAreaScreens,
  ...reportFormScreens,
  ...guidedScreens,
  ...planScreens,
  ...backOfficeScreens,
  ...backOfficeReportScreens,
  ...backOfficeCallerScreens,
  ...backOfficePaymentScreens,
  ...backOfficeWithdrawalScreens,
  ...backOfficeMoneyScreens,
  ...backOfficeSupportScreens,
  ...backOfficeKycScreens,
  ...backOfficeUserScreens,
  ...backOfficeAccountScreens,
  ...backOfficeNotificationScreens,
  ...backOfficeHistoryScreens,
  ...backOfficeStaffScreens,
  ...backOfficeApprovalScreens,
  ...backOfficeJournalScreens,
  ...backOfficeRetentionScreens,
  ...backOfficeAccessScreens,
  ...backOfficeTotpScreens,
  ...backOfficeInvitationScreens,
  ...backOfficePaymentSettingsScreens,
  ...backOfficeSettingsScreens,
  ...backOfficeAlertScreens,
];
