/** The tests that see sentences of the specification, each by its file and its title as it stands there. */
import type { Seen } from './proof.ts';

const tests = <Names extends string>(file: string, titles: Record<Names, string>) =>
  Object.fromEntries(
    Object.entries(titles).map(([name, test]) => [name, { file, test }]),
  ) as Record<Names, Seen>;

export const alerts = tests('tests/e2e/public/alerts.spec.ts', {
  meToo: '« Moi aussi » counts once, and stays',
});

export const auth = tests('tests/e2e/people/auth.spec.ts', {
  registered: 'signs in, welcomes on the dashboard, and is not offered twice',
  refused: 'says what is wrong, and what was typed stays',
  taken: 'says that an address is known',
  offline: 'says that the network failed',
  signIn: 'shows and hides the password, says a failure, goes to the dashboard, signs out',
  blocked: 'a block ends an open page with its sentence',
  staff: 'a client is sent from the back office to its sign-in, and refused there',
});

export const registrationApi = tests('api/src/people/auth/registration.test.ts', {
  refused: 'refuses %j with its sentence on the field',
});

export const authApi = tests('api/src/people/auth/auth.test.ts', {
  staff: 'has its own sentences',
  setup: 'makes one administrator by the printed token, and is closed afterwards',
});

export const backOffice = tests('tests/e2e/app/back-office.spec.ts', {
  found: 'are found by e-mail and by phone, in any spelling',
  deactivated: 'are deactivated by the typed word alone, and brought back',
  notification: 'a notification reaches one person, and is taken back',
  everybody: 'a notification to 5,000 people shows how far it is',
});

export const checks = tests('tests/e2e/public/checks.spec.ts', {
  asked: 'a whole SMS is read on the device, and compared after a tap that says what leaves',
});

export const failures = tests('tests/e2e/app/failures.spec.ts', {
  client: 'a registration, a session and a report that the server cannot take',
  door: 'the back office’s door, its own password, and a list',
  account: 'what the back office does with an account',
  decisions: 'a report’s decision, a ticket’s and its answer',
  notification: 'a notification that does not leave, or does not go away',
  settings: 'the site’s settings, read and saved',
});

export const kyc = tests('tests/e2e/cases/kyc.spec.ts', {
  sent: 'a request is written through every wrong input, and sent once',
  failed: 'failures are said, and lose nothing',
});

export const kycAdmin = tests('tests/e2e/cases/kyc-admin.spec.ts', {
  decided: 'papers are looked at, a request is rejected, corrected and approved',
  failed: 'a decision that does not arrive is said, and nothing is lost',
});

export const labels = tests('tests/e2e/app/labels.spec.ts', {
  site: 'of the public site',
  client: 'of the client area, from its loading to each page’s title',
  report: 'of a report, from its form to a status that nobody knows',
  currencies: 'of what a payment costs in each currency',
  forms: 'of a ticket and of a withdrawal',
  backOffice: 'of the back office: empty lists, choices, templates',
});

export const mainJob = tests('tests/e2e/app/main-job.spec.ts', {
  done: 'a report goes from the form to the back office and back',
});

export const notifications = tests('tests/e2e/people/notifications.spec.ts', {
  read: 'are read, marked and deleted, by the keyboard too',
  refused: 'change at once, and come back with a sentence when the server refuses',
  unread: 'say that they could not be read',
  old: 'are cleaned up by age once it was asked',
  corrupt:
    'without a date that can be read still show; those without any are cleaned up as corrupt',
  many: 'come in pages, and the badge stops at 99+',
  live: 'arrive on an open page: badge, two tones, a browser notification',
});

export const passwordReset = tests('tests/e2e/people/password-reset.spec.ts', {
  sent: 'is replaced by the link of the mail, which opens one door once',
  failed: 'says that the network failed, and keeps what was typed',
});

export const payments = tests('tests/e2e/money/payments.spec.ts', {
  paid: 'from the choice to the invoice, then out of the contract',
  own: 'own payments add up, filter by state, and say when they cannot be read',
});

export const paymentsRefused = tests('tests/e2e/money/payments-refused.spec.ts', {
  signedOut: 'a session that ended while somebody typed loses nothing, and sends nothing',
  refused: 'says what each refusal means and keeps what was typed',
  options: 'says when the options cannot be read, and reads them again',
});

export const paymentsAdmin = tests('tests/e2e/money/payments-admin.spec.ts', {
  rejected: 'finds by e-mail, filters, and rejects with a note',
  decided: 'a colleague’s decision in between is not overwritten',
});

export const paymentsApi = tests('api/src/money/payments/order.test.ts', {
  stored: 'accepts the contract, says where to pay and stores an order that waits',
  lacking: 'says which of address and minimum a currency lacks',
});

export const paymentSettings = tests('tests/e2e/money/payment-settings.spec.ts', {
  configured:
    'a currency is configured with every wrong input on the way, moved with the password, and removed',
});

export const profile = tests('tests/e2e/people/profile.spec.ts', {
  corrected: 'a person corrects what stands about them, and loses nothing by leaving',
  failed: 'what was not saved is said, and stays to be sent again',
  password: 'a password is changed, with every sentence on the way',
});

export const reports = tests('tests/e2e/cases/reports.spec.ts', {
  files: 'refuses a file by its content and by its size, and takes another',
  failed: 'an error is said in a banner that can be closed',
  notFound: 'says when a search finds nothing',
});

export const site = tests('tests/e2e/app/site.spec.ts', {
  claims: 'claims nothing without its mark',
});

export const sitePages = tests('tests/site/pages.test.ts', {
  builtIn: 'prints the built-in dates, periods and delays',
});

export const support = tests('tests/e2e/cases/support-tickets.spec.ts', {
  conversation: 'a conversation with attachments, from the first question to the closing',
  failed: 'drafts outlive a reload and a session, and failures keep what was typed',
});

export const supportAdmin = tests('tests/e2e/cases/support-admin.spec.ts', {
  answered: 'a ticket is found, answered through every wrong input, followed and closed',
});

export const team = tests('tests/e2e/people/team.spec.ts', {
  password: 'the password changes with its sentences; other devices are signed out',
});

export const usersApi = tests('api/src/people/users/users.test.ts', {
  deactivated:
    'deactivates with what follows, each request gets its sentence, and brings it all back',
});

export const withdrawals = tests('tests/e2e/money/withdrawals.spec.ts', {
  asked: 'from nothing to the payout, through every wrong input',
  rejected: 'more than is left is said, and a session that ended loses nothing',
});

export const withdrawalsAdmin = tests('tests/e2e/money/withdrawals-admin.spec.ts', {
  decided: 'a request is approved, returned and rejected, through every wrong input',
  amount: 'an amount that one sets counts once a second one confirms it',
});

export const withdrawalsApi = tests('api/src/money/withdrawals/withdrawals.test.ts', {
  refused: 'is refused with %j',
  notFound: 'says what is not there, and is closed to others',
});

export const amountsApi = tests('api/src/money/ledger/set-balance.test.ts', {
  notFound: 'says who is not there, and is closed to others',
});
