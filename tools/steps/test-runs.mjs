import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'
import { changedFiles, chooseJourneys, readJourneyFeatures } from './changes.mjs'
import { ensureChromium } from './chromium.mjs'
import { binary, runNode } from './command.mjs'
import { ensureOffice } from './office.mjs'
import { countPlaywright, countVitest } from './read-report.mjs'

const reportFile = (name) => {
  const file = inRoot('test-results', `${name}.json`)
  mkdirSync(inRoot('test-results'), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** Runs Vitest: everything, or the tests that import files changed since a commit. */
const runUnit = async (since) => {
  const report = reportFile('unit')
  const reporters = [
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const related = since ? ['--changed', since, '--passWithNoTests'] : []
  const soffice = ensureOffice()
  const { ok, output } = await runNode(
    [binary('vitest/vitest.mjs'), 'run', ...reporters, ...related],
    soffice ? { SOFFICE_PATH: soffice } : {},
  )
  return { ...countVitest(report, ok, { mayBeEmpty: Boolean(since) }), output }
}

/** Runs the journeys in the browser on the built programs, and writes the flaky ones to `.cache/flaky.json`. */
const runJourneys = async (filters = [], environment = {}) => {
  const browsers = ensureChromium()
  // Not in test-results: Playwright empties that folder when it starts.
  const report = inRoot('.cache/journeys.json')
  rmSync(report, { force: true })
  const { ok, output } = await runNode(
    [binary('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...filters],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...browsers,
      ...environment,
    },
  )
  const counts = countPlaywright(report, ok)
  writeFileSync(inRoot('.cache/flaky.json'), JSON.stringify(counts.flaky ?? [], null, 2))
  return { ...counts, output }
}

const unitNeeds = ['vitest.config.ts']
const journeysNeed = ['playwright.config.ts', 'dist/.built']

export const unit = { name: 'unit', needs: unitNeeds, run: () => runUnit() }

export const journeys = { name: 'journeys', needs: journeysNeed, run: () => runJourneys() }

/** The same steps for what has changed since a commit. */
export const changedRuns = (since) => {
  const chosen = chooseJourneys(changedFiles(since), readJourneyFeatures())
  const { journeys: names, screensOf } = chosen
  const filters = [...names, ...(screensOf.length > 0 ? ['every-screen'] : [])].map(
    (name) => `journeys/${name}\\.journey`,
  )
  return {
    summary: `Journeys: ${names.join(', ') || 'none'}; screens of: ${screensOf.join(', ') || 'none'}`,
    unit: { ...unit, run: () => runUnit(since) },
    journeys: filters.length > 0 && {
      ...journeys,
      run: () => runJourneys(filters, { SCREENS_OF: screensOf.join(',') }),
    },
  }
}
