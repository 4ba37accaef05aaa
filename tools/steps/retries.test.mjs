import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import config from '../../playwright.config.ts'
import { inRoot } from '../root.mjs'
import { binary, runNode } from './command.mjs'
import { countPlaywright } from './read-report.mjs'

// Within the repository, so that the runner is found.
mkdirSync(inRoot('.cache'), { recursive: true })
const folder = mkdtempSync(inRoot('.cache/retries-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { retries, retryStrategy, workers } = config

/** A journey without a browser that writes each of its runs down, and passes as `verdict` says. */
const journey = (name, verdict) =>
  writeFileSync(
    join(folder, `${name}.journey.mjs`),
    `import { appendFileSync } from 'node:fs'
     import { setTimeout as sleep } from 'node:timers/promises'
     import { expect, test } from '@playwright/test'
     test('${name}', async ({}, { retry }) => {
       const note = (word) => appendFileSync('${join(folder, 'runs')}', word + ' ${name} ' + retry + '\\n')
       note('begins')
       await sleep(300)
       console.log('lost press: ${name}')
       note('ends')
       expect(${verdict}).toBe(true)
     })`,
  )

const patience = { timeout: 60_000 }

test(
  'failed journeys are run once more, alone after all others, and are flaky if they pass',
  patience,
  async () => {
    const settings = { retries, retryStrategy, workers, testDir: folder, testMatch: '*.journey.mjs' }
    writeFileSync(
      join(folder, 'playwright.config.mjs'),
      `export default ${JSON.stringify({ ...settings, outputDir: join(folder, 'results') })}`,
    )
    journey('a-flaky', 'retry > 0')
    journey('b-broken', 'false')
    for (const name of ['c-right', 'd-right', 'e-right']) journey(name, 'true')
    const report = join(folder, 'report.json')
    const { ok, output } = await runNode(
      [binary('@playwright/test/cli.js'), 'test', '--reporter=json', '--config', folder],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    )
    expect(existsSync(report), output).toBe(true)
    expect(ok).toBe(false)
    expect(countPlaywright(report, ok)).toMatchObject({
      passed: 4,
      failed: 1,
      failures: [{ name: 'b-broken.journey.mjs: b-broken' }],
      flaky: [{ name: 'a-flaky.journey.mjs: a-flaky', evidence: ['lost press: a-flaky'] }],
    })
    const runs = readFileSync(join(folder, 'runs'), 'utf8').trim().split('\n')
    expect(runs).toHaveLength(14)
    const again = runs.slice(-4)
    expect([again[0], again[2]].toSorted()).toEqual(['begins a-flaky 1', 'begins b-broken 1'])
    expect([again[1], again[3]]).toEqual([again[0], again[2]].map((line) => line.replace('begins', 'ends')))
  },
)
