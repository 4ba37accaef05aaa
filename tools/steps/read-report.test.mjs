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
  expect(countVitest(vitest({ numPendingTests: 1 }), true)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  expect(
    countVitest(vitest({ testResults: [{ status: 'failed', assertionResults: [] }] }), false).failed,
  ).toBe(1)
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(countVitest(vitest({ numFailedTests: 2, testResults: [failing] }), false).failed).toBe(2)
})

test('a run without a report, without tests or with an error outside of tests is a failure', () => {
  expect(countVitest(join(folder, 'absent.json'), true).failed).toBe(1)
  expect(countVitest(vitest({ numPassedTests: 0 }), true).failed).toBe(1)
  expect(countVitest(vitest({}), false).failed).toBe(1)
  expect(countPlaywright(report({}), true).failed).toBe(1)
})

test('counts journeys; one that needed a second try failed', () => {
  const stats = { expected: 2, flaky: 1, unexpected: 0, skipped: 0 }
  expect(countPlaywright(report({ stats }), true)).toEqual({ passed: 2, failed: 1, skipped: 0 })
  expect(countPlaywright(report({ stats: { ...stats, unexpected: 1 } }), false).failed).toBe(2)
})
