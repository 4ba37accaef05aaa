import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A program that failed without a failed test, or ran no tests at all, counts as one failure. */
const settle = (counts, ok) => ({
  ...counts,
  failed: counts.failed === 0 && (!ok || counts.passed === 0) ? 1 : counts.failed,
})

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** The first lines of an error, enough to locate it; the step's output has the rest. */
const beginning = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 16).join('\n').slice(0, 1200)

/**
 * Counts the tests of a Vitest report; a file that could not be loaded counts as a failed test. A run without tests
 * has failed, unless it may be empty.
 */
export const countVitest = (file, ok, { mayBeEmpty = false } = {}) => {
  const report = readJson(file)
  if (!report) return settle(nothing, false)
  if (mayBeEmpty && ok && report.numTotalTests === 0) return nothing
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...report.testResults.flatMap(({ assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => ({ name: fullName, why: beginning(failureMessages?.[0]) })),
      ),
      ...unloaded.map(({ name, message }) => ({ name, why: beginning(message) })),
    ],
  }
  return settle(counts, ok)
}

/** Output of a failed journey: what its pages waited for, missed clicks, the console, the portal's log. */
const evidenceOf = ({ stdout = [] }) => stdout.map(({ text }) => text).join('')

const whyOf = (result) =>
  [beginning(result.errors[0].message), beginning(evidenceOf(result))].filter(Boolean).join('\n\n')

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** More flaky journeys than this fail the run: then the portal, or the machine, has a fault of its own. */
const flakyLimit = 3

/** Counts flaky journeys: passed, or failed if there are too many of them. */
export const settleFlaky = ({ passed, failed, flaky, ...rest }) => {
  const tooMany = flaky.length > flakyLimit
  return {
    ...rest,
    passed: passed + (tooMany ? 0 : flaky.length),
    failed: failed + (tooMany ? flaky.length : 0),
    flaky,
  }
}

/** Whether a failed test passed in its retry; in a serial file the retry may have skipped it. */
const hasRecovered = ({ status, results }) => status === 'flaky' && results.at(-1).status === 'passed'

const testsOf = (report) =>
  specsOf(report).flatMap(({ file, title, tests }) =>
    tests.map((one) => ({
      ...one,
      name: `${file}: ${title}`,
      firstFailure: one.results.find(({ errors }) => errors.length > 0),
    })),
  )

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '')

/** Counts the tests of a Playwright report; those that passed only in their retry are listed as `flaky`. */
export const countPlaywright = (file, ok) => {
  const report = readJson(file)
  if (!report?.stats) return settle(nothing, false)
  const tests = testsOf(report)
  const notExpected = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky')
  const failures = notExpected
    .filter((one) => !hasRecovered(one))
    .map(({ name, firstFailure }) => ({ name, why: firstFailure ? whyOf(firstFailure) : '' }))
  const flaky = notExpected.filter(hasRecovered).map(({ name, firstFailure }) => ({
    name,
    why: beginning(firstFailure?.errors[0].message),
    evidence: linesOf(firstFailure ? evidenceOf(firstFailure) : ''),
  }))
  const { expected, skipped } = report.stats
  return settle(settleFlaky({ passed: expected, failed: failures.length, skipped, failures, flaky }), ok)
}
