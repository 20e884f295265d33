import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './bin/chromium.ts';
import { folderInMemory } from './support/memory.ts';

// For the products' data and the browsers' profiles.
process.env.TMPDIR = folderInMemory();

// One browser, the one that the machine has; as root it cannot use its own sandbox.
const launchOptions = {
  executablePath: (await findChromium()) ?? undefined,
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // A page lives for seconds here: what its hottest code would gain is less than compiling it costs. Nor are
    // the guard's long expressions compiled twice, which takes each page of the back office half a second.
    '--js-flags=--no-opt,--no-maglev,--no-regexp-tier-up',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

const PUBLICATION = '**/site-settings.spec.ts';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './support/template.ts',
  outputDir: '../test-results/browser',
  // One more than the processors: a test often waits for what is no work.
  workers: 3,
  fullyParallel: true,
  // A test that needs its second try is counted as flaky, by name, at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'on-first-retry',
    // What is still fading in has too little contrast for axe, and takes time to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  projects: [
    // First, while nobody else publishes: products of one checkout build in turns.
    { name: 'publication', testMatch: PUBLICATION, use: DESKTOP },
    { name: 'desktop', testIgnore: PUBLICATION, use: DESKTOP },
    {
      // Where a phone has another way. What its width alone can break is looked at in the other runs.
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
    },
  ],
});
