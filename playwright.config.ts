import { defineConfig } from '@playwright/test'
import { journeysOrigin } from './tests/journeys/support/origin.ts'

const chromium = process.env['CHROMIUM_PATH']

/** Journeys in Chromium on the built portal with fresh demo data. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results/journeys',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 1,
  // A browser may stumble once on a busy machine; what fails twice is a defect.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: journeysOrigin,
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
  webServer: {
    command: 'node tools/run.mjs tests/journeys/support/start-portal.ts',
    url: `${journeysOrigin}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
