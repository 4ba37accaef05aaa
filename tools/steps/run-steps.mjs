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

/** Each kind of step in its turn: single programs two at a time, what has workers of its own alone. */
const inTurns = (steps) =>
  steps.reduce((turns, step) => {
    const last = turns.at(-1)
    if (step.single && last?.[0].single) last.push(step)
    else turns.push([step])
    return turns
  }, [])

/**
 * Runs steps, whatever fails before, and says how each went as soon as it has ended; at the end, once more, which tests
 * failed and why: of a long run often only the end is kept.
 * @returns how many passed and failed
 */
export const runSteps = async (steps, say) => {
  const total = { passed: 0, failed: 0 }
  const failures = []
  const runOne = async (step) => {
    const begun = performance.now()
    const { passed, failed, skipped = 0, output, failures: its = [] } = await runStep(step)
    failures.push(...its)
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (failed > 0) say(`\n${output.trim()}\n`)
    const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    say(`${failed > 0 ? 'FAILED' : 'ok'}  ${step.name}: ${counts} (${seconds} s)`)
  }
  for (const turn of inTurns(steps)) {
    const lane = async () => {
      for (let step = turn.shift(); step; step = turn.shift()) await runOne(step)
    }
    await Promise.all([lane(), lane()])
  }
  for (const { name, why } of failures) say(`\nFAILED  ${name}\n${why}`)
  return total
}
