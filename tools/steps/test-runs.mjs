import { mkdirSync, rmSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { ensureChromium } from './chromium.mjs'
import { binary, runNode } from './command.mjs'
import { countPlaywright, countVitest } from './read-report.mjs'

const reportFile = (name) => {
  const file = inRoot('test-results', `${name}.json`)
  mkdirSync(inRoot('test-results'), { recursive: true })
  rmSync(file, { force: true })
  return file
}

export const unit = {
  name: 'unit',
  needs: ['vitest.config.ts'],
  run: async () => {
    const report = reportFile('unit')
    const reporters = [
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]
    const { ok, output } = await runNode([binary('vitest/vitest.mjs'), 'run', ...reporters])
    return { ...countVitest(report, ok), output }
  },
}

/** The journeys in the browser, on the built programs. */
export const journeys = {
  name: 'journeys',
  needs: ['playwright.config.ts', 'dist/.built'],
  run: async () => {
    const chromium = ensureChromium()
    // Not in test-results: Playwright empties that folder when it begins.
    const report = inRoot('.cache/journeys.json')
    rmSync(report, { force: true })
    const { ok, output } = await runNode(
      [binary('@playwright/test/cli.js'), 'test', '--reporter=list,json'],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
      },
    )
    return { ...countPlaywright(report, ok), output }
  },
}
