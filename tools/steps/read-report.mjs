import { readFileSync } from 'node:fs'

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A program that failed without naming a test, or ran none at all, counts as one failure. */
const settle = ({ passed, failed, skipped }, ok) => ({
  passed,
  failed: failed === 0 && (!ok || passed === 0) ? 1 : failed,
  skipped,
})

/** Counts the tests of a Vitest report; a file that could not be loaded counts as a failed test. */
export const countVitest = (file, ok) => {
  const report = readJson(file)
  if (!report) return settle({ passed: 0, failed: 0, skipped: 0 }, false)
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return settle(counts, ok)
}

/** Counts the tests of a Playwright report; one that passed only when repeated has failed. */
export const countPlaywright = (file, ok) => {
  const stats = readJson(file)?.stats
  if (!stats) return settle({ passed: 0, failed: 0, skipped: 0 }, false)
  return settle(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    ok,
  )
}
