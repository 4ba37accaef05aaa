import { readFileSync } from 'node:fs'

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A program that failed without naming a test, or ran none at all, counts as one failure. */
const settle = ({ passed, failed, skipped, failures }, ok) => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  skipped,
  failures,
})

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** As much of an error as tells where and why; the whole of it stands in the step's output. */
const beginning = (message = '') => message.trim().split('\n').slice(0, 16).join('\n').slice(0, 1200)

/** Counts the tests of a Vitest report; a file that could not be loaded counts as a failed test. */
export const countVitest = (file, ok) => {
  const report = readJson(file)
  if (!report) return settle(nothing, false)
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

/** A failed journey says on its output what its pages waited for and what the portal logged. */
const saidBy = ({ stdout = [] }) => beginning(stdout.map(({ text }) => text).join(''))

const whyOf = (result) => [beginning(result.errors[0].message), saidBy(result)].filter(Boolean).join('\n\n')

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** Counts the tests of a Playwright report; one that passed only when repeated has failed. */
export const countPlaywright = (file, ok) => {
  const report = readJson(file)
  if (!report?.stats) return settle(nothing, false)
  const { expected, unexpected, flaky, skipped } = report.stats
  const failures = specsOf(report).flatMap(({ file: journey, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${journey}: ${title}`,
        why: results.filter(({ errors }) => errors.length > 0).map(whyOf)[0] ?? '',
      })),
  )
  return settle({ passed: expected, failed: unexpected + flaky, skipped, failures }, ok)
}
