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

test('counts journeys; one that needed a second try failed', () => {
  const stats = { expected: 2, flaky: 1, unexpected: 0, skipped: 0 }
  const spec = (title, status, ...messages) => ({
    file: 'team.journey.ts',
    title,
    tests: [
      {
        status,
        results: messages.map((message) => ({
          errors: message ? [{ message }] : [],
          stdout: message ? [{ text: 'page: /team\n' }] : [],
        })),
      },
    ],
  })
  const suites = [
    {
      specs: [spec('joins', 'expected', '')],
      suites: [{ specs: [spec('leaves', 'flaky', 'no button', '')] }],
    },
  ]
  expect(countPlaywright(report({ stats, suites }), true)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: [{ name: 'team.journey.ts: leaves', why: 'no button\n\npage: /team' }],
  })
  expect(countPlaywright(report({ stats: { ...stats, unexpected: 1 } }), false).failed).toBe(2)
})
