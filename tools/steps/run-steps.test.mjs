import { expect, test } from 'vitest'
import { runSteps } from './run-steps.mjs'

/** Steps that record when they begin and end, and end on request. */
const stage = () => {
  const events = []
  const ends = {}
  const step = (name, more = {}) => ({
    name,
    run: () => {
      events.push(`${name} begins`)
      return new Promise((resolve) => {
        ends[name] = (answer = { passed: 1, failed: 0 }) => {
          events.push(`${name} ends`)
          resolve(answer)
        }
      })
    },
    ...more,
  })
  const end = async (name, answer) => {
    ends[name](answer)
    await new Promise(setImmediate)
  }
  return { events, step, end }
}

test('single programs run two at a time, what has workers of its own when nothing else runs', async () => {
  const { events, step, end } = stage()
  const single = { single: true }
  const printed = []
  const failures = [{ name: 'adds', why: 'expected 1 to be 2' }]
  const steps = [step('a', single), step('b', single), step('c', single), step('tests'), step('d', single)]
  const total = runSteps(steps, (line) => printed.push(line))
  await new Promise(setImmediate)
  expect(events).toEqual(['a begins', 'b begins'])
  await end('b')
  expect(events.at(-1)).toBe('c begins')
  await end('c')
  expect(events.at(-1)).toBe('c ends')
  await end('a')
  expect(events.at(-1)).toBe('tests begins')
  await end('tests', { passed: 5, failed: 1, skipped: 2, output: 'what went wrong', failures })
  expect(events.at(-1)).toBe('d begins')
  await end('d')
  expect(await total).toEqual({ passed: 9, failed: 1, flaky: [] })
  expect(printed.join('\n')).toMatch(
    /^ok {2}b: 1 passed.*\n.*c:.*\n.*a:.*\n\nwhat went wrong\n\nFAILED {2}tests: 5 passed, 1 failed, 2 skipped \(\d[^]*ok {2}d: [^]*\n\nFAILED {2}adds\nexpected 1 to be 2$/,
  )
})

test('a step that throws, or that lacks its files, is one failure, and the others run', async () => {
  const printed = []
  const total = await runSteps(
    [
      {
        name: 'broken',
        run: () => {
          throw new Error('no such program')
        },
      },
      { name: 'lacking', needs: ['no-such-file.json'], run: () => ({ passed: 1, failed: 0 }) },
      { name: 'fine', run: () => ({ passed: 1, failed: 0 }) },
    ],
    (line) => printed.push(line),
  )
  expect(total).toEqual({ passed: 1, failed: 2, flaky: [] })
  expect(printed.join('\n')).toMatch(/no such program[^]*Missing: no-such-file\.json[^]*ok {2}fine/)
})

test('flaky tests are counted in their step and listed with their evidence in the closing lines', async () => {
  const printed = []
  const flaky = [{ name: 'leaves', why: 'no button', evidence: ['page: /team', '  lost press: Save: gone'] }]
  const total = await runSteps(
    [
      { name: 'journeys', run: () => ({ passed: 2, failed: 0, flaky }) },
      { name: 'fine', run: () => ({ passed: 1, failed: 0 }) },
    ],
    (line) => printed.push(line),
  )
  expect(total).toEqual({ passed: 3, failed: 0, flaky })
  expect(printed.join('\n')).toMatch(
    /^ok {2}journeys: 2 passed, 0 failed, 1 flaky \([^]*\n\nFlaky:\n\nleaves\nno button\npage: \/team\n {2}lost press: Save: gone$/,
  )
})
