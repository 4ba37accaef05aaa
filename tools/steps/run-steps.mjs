import { missing } from './command.mjs'

const runStep = async (step) => {
  const lacking = missing(step.needs ?? [])
  if (lacking.length > 0) return { passed: 0, failed: 1, output: `Missing: ${lacking.join(', ')}` }
  try {
    return await step.run()
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error?.stack ?? error) }
  }
}

/** Schedules steps: single programs two at a time, those with their own workers alone. */
const inTurns = (steps) =>
  steps.reduce((turns, step) => {
    const last = turns.at(-1)
    if (step.single && last?.[0].single) last.push(step)
    else turns.push([step])
    return turns
  }, [])

const countsOf = ({ passed, failed, skipped = 0, flaky = [] }) =>
  [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ].join(', ')

/**
 * Runs all steps, even after a failure, and reports each as soon as it ends. The summary repeats failed tests with
 * their errors, and tests that passed only in a retry, because often only the end of a long run is read.
 * @returns the number of passed and failed tests, and the flaky ones
 */
export const runSteps = async (steps, say) => {
  const total = { passed: 0, failed: 0, flaky: [] }
  const failures = []
  const runOne = async (step) => {
    const begun = performance.now()
    const result = await runStep(step)
    const { passed, failed, output } = result
    failures.push(...(result.failures ?? []))
    total.flaky.push(...(result.flaky ?? []))
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (failed > 0) say(`\n${output.trim()}\n`)
    say(`${failed > 0 ? 'FAILED' : 'ok'}  ${step.name}: ${countsOf(result)} (${seconds} s)`)
  }
  for (const turn of inTurns(steps)) {
    const lane = async () => {
      for (let step = turn.shift(); step; step = turn.shift()) await runOne(step)
    }
    await Promise.all([lane(), lane()])
  }
  for (const { name, why } of failures) say(`\nFAILED  ${name}\n${why}`)
  if (total.flaky.length > 0) say('\nFlaky:')
  for (const { name, why, evidence } of total.flaky) say(['', name, why, ...evidence].join('\n'))
  return total
}
