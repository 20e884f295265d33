/**
 * `pnpm screens`: every screen and state of the running product at desktop and
 * phone width, as pictures and contact sheets in `test-results/screens/`, each
 * looked over by axe and by the checks of `checks.ts`. Exits with 1 when
 * something was found. `--only=<expression>` takes those alone;
 * `--readme` takes the README's three pictures instead.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../bin/chromium.ts';
import { ROOT } from '../bin/run.ts';
import { startProduct } from '../support/product.ts';
import { alertScreens } from './alerts.ts';
import { backOfficeScreens } from './back-office.ts';
import { backOfficeAccessScreens } from './back-office-access.ts';
import { backOfficeAccountScreens } from './back-office-accounts.ts';
import { backOfficeAlertScreens } from './back-office-alerts.ts';
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
import { Camera, type Shot } from './camera.ts';
import { checkScreens } from './checks-page.ts';
import { clientAreaScreens } from './client-area.ts';
import { contractScreens } from './contracts.ts';
import { dashboardScreens } from './dashboard.ts';
import { startDemo } from './demo.ts';
import { entranceScreens } from './entrance.ts';
import { fill } from './fill.ts';
import { kycScreens } from './kyc.ts';
import { mailLinkScreens } from './mail-links.ts';
import { notificationScreens } from './notifications.ts';
import { makePapers } from './papers.ts';
import { paymentScreens } from './payments.ts';
import { profileScreens } from './profile.ts';
import { takeReadmePictures } from './readme.ts';
import { reportFormScreens } from './report-form.ts';
import { reportScreens } from './reports.ts';
import { restrictedAccessScreens } from './restricted-access.ts';
import type { Screen, Stage } from './scene.ts';
import { setUpScreens } from './set-up.ts';
import { settingsScreens } from './settings.ts';
import { composeSheets } from './sheets.ts';
import { siteScreens } from './site.ts';
import { supportScreens } from './support.ts';
import { withdrawalScreens } from './withdrawals.ts';

const FOLDER = path.join(ROOT, 'test-results/screens');
const WIDTHS = [1280, 390, 320];

const SCREENS: readonly Screen[] = [
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
  ...backOfficeScreens,
  ...backOfficeReportScreens,
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
  ...backOfficeJournalScreens,
  ...backOfficeRetentionScreens,
  ...backOfficeAccessScreens,
  ...backOfficeTotpScreens,
  ...backOfficeInvitationScreens,
  ...backOfficePaymentSettingsScreens,
  ...backOfficeSettingsScreens,
  ...backOfficeAlertScreens,
];

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const wanted = ({ name }: Screen) => only === undefined || new RegExp(only).test(name);

async function takeAll(camera: Camera, stage: Stage): Promise<Shot[]> {
  const shots: Shot[] = [];
  async function take(screens: readonly Screen[], where: Stage, width: number) {
    for (const screen of screens) {
      const shot = await camera.take(screen, where, width);
      const marks = shot.findings.length > 0 ? `  ${shot.findings.length} found` : '';
      console.log(`${String(width).padStart(5)}  ${shot.name}${marks}`);
      shots.push(shot);
    }
  }
  for (const width of WIDTHS) {
    const ofWidth = SCREENS.filter(({ narrow }) => width > 320 || narrow);
    await take(ofWidth.filter(wanted), stage, width);
    // Each of these needs what those before it did: all or none.
    if (!setUpScreens('').some(wanted)) continue;
    const fresh = await startProduct();
    await take(
      setUpScreens(fresh.setupLink),
      { ...stage, url: fresh.url, dataDir: fresh.dataDir },
      width,
    );
    await fresh.stop();
  }
  return shots;
}

function report(shots: readonly Shot[]): boolean {
  const found = shots.filter(({ findings }) => findings.length > 0);
  for (const { name, width, findings } of found) {
    console.log(`\n${width}  ${name}`);
    for (const finding of findings) console.log(`       ${finding.replaceAll('\n', '\n       ')}`);
  }
  console.log(`\n${shots.length} pictures, ${found.length} with findings, in ${FOLDER}`);
  return found.length === 0;
}

async function main(): Promise<boolean> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium is there and none could be installed.');
  const files = await mkdtemp(path.join(tmpdir(), 'parade-papers-'));
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const camera = new Camera(browser, FOLDER);
    if (process.argv.includes('--readme')) {
      await takeReadmePictures(camera, demo);
      return true;
    }
    const stage = await fill(demo, await makePapers(files));
    if (only === undefined) await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    const shots = await takeAll(camera, stage);
    await composeSheets(shots, FOLDER);
    return report(shots);
  } finally {
    await browser.close();
    await demo.stop();
    await rm(files, { recursive: true, force: true });
  }
}

process.exitCode = (await main()) ? 0 : 1;
