import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright, countVitest } from './read-report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'runway-'))
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = (part) =>
  report({
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...part,
  })

test('counts tests, and a file that could not be loaded as a failure', () => {
  expect(countVitest(vitest({ numPendingTests: 1 }), true)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    failures: [],
  })
  const unloaded = { status: 'failed', name: 'a.test.ts', message: 'no such module', assertionResults: [] }
  expect(countVitest(vitest({ testResults: [unloaded] }), false)).toMatchObject({
    failed: 1,
    failures: [{ name: 'a.test.ts', why: 'no such module' }],
  })
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'divides', failureMessages: ['expected 1 to be 2'] },
  ]
  const failing = { status: 'failed', assertionResults }
  expect(countVitest(vitest({ numFailedTests: 2, testResults: [failing] }), false)).toMatchObject({
    failed: 2,
    failures: [{ name: 'divides', why: 'expected 1 to be 2' }],
  })
})

test('a run without a report, without tests or with an error outside of tests is a failure', () => {
  expect(countVitest(join(folder, 'absent.json'), true).failed).toBe(1)
  expect(countVitest(vitest({ numPassedTests: 0 }), true).failed).toBe(1)
  expect(countVitest(vitest({}), false).failed).toBe(1)
  expect(countPlaywright(report({}), true).failed).toBe(1)
})

/** A journey in a report: one result per run, with its error message or null if it passed. */
const journey = (title, status, ...runs) => ({
  file: 'team.journey.ts',
  title,
  tests: [
    {
      status,
      results: runs.map((run) => ({
        status: run === 'skipped' ? 'skipped' : run === null ? 'passed' : 'failed',
        errors: run === null || run === 'skipped' ? [] : [{ message: run }],
        stdout:
          run === null || run === 'skipped' ? [] : [{ text: 'page: /team\n  lost press: Save: gone\n' }],
      })),
    },
  ],
})

const playwright = (specs, expected = 2) =>
  report({ stats: { expected, skipped: 0 }, suites: [{ specs: [], suites: [{ specs }] }] })

test('a journey that passes when run once more counts as passed and is listed with its evidence', () => {
  const specs = [journey('joins', 'expected', null), journey('leaves', 'flaky', 'no button', null)]
  expect(countPlaywright(playwright(specs), true)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: [
      {
        name: 'team.journey.ts: leaves',
        why: 'no button',
        evidence: ['page: /team', '  lost press: Save: gone'],
      },
    ],
  })
})

test('a journey that fails in both runs has failed, also when the second run skipped it', () => {
  const specs = [
    journey('joins', 'unexpected', 'no field', 'no field'),
    journey('leaves', 'flaky', 'no button', 'skipped'),
    journey('returns', 'flaky', null, 'no link'),
  ]
  expect(countPlaywright(playwright(specs), false)).toMatchObject({
    passed: 2,
    failed: 3,
    failures: [
      { name: 'team.journey.ts: joins', why: 'no field\n\npage: /team\n  lost press: Save: gone' },
      { name: 'team.journey.ts: leaves' },
      { name: 'team.journey.ts: returns' },
    ],
    flaky: [],
  })
})

test('more than three flaky journeys fail the run', () => {
  const flaky = (count) =>
    Array.from({ length: count }, (_, index) => journey(`story ${index}`, 'flaky', 'no button', null))
  expect(countPlaywright(playwright(flaky(3)), true)).toMatchObject({ passed: 5, failed: 0 })
  const tooMany = countPlaywright(playwright(flaky(4)), true)
  expect(tooMany).toMatchObject({ passed: 2, failed: 4 })
  expect(tooMany.flaky).toHaveLength(4)
})
