import { defineConfig } from '@playwright/test'

const chromium = process.env['CHROMIUM_PATH']

/** Journeys in Chromium on the built portal: each file in a world of its own, two files at a time. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './tests/journeys/support/global-setup.ts',
  // For a machine that has much else to do: what passes waits for none of them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  // A failed journey is retried after all others, alone. `npm test` lists it as flaky, with its evidence (ADR 83).
  retries: 1,
  retryStrategy: 'isolated',
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'stories', testIgnore: 'every-screen.journey.ts' },
    // Small tests that any worker may take come last: both workers end at the same time.
    { name: 'screens', testMatch: 'every-screen.journey.ts' },
  ],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    // A sixth of the time of all; `--trace retain-on-failure` where a failure needs one.
    trace: 'off',
    reducedMotion: 'reduce',
    launchOptions: {
      // Without a language the browser cannot name a downloaded file in Cyrillic.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
