/** Paths that a first page reads: in a file without the features, which weigh more. */

/** The page of what a person keeps whose account is blocked, disabled or deleted. */
export const RESTRICTED_ACCESS_PATH = '/restricted-access';

/** Where the links in mails lead. Each carries `?token=`; the page takes it out of its address at once. */
export const TOKEN_PATHS = {
  adminSetup: '/admin-setup',
  passwordReset: '/reset-password',
  emailVerification: '/verify-email',
  staffInvitation: '/admin/invitation',
  disputeConfirmation: '/contestation',
} as const;
