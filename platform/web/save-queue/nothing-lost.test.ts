import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer, failing, openQueue, storageStub } from './save-queue-samples.ts'

const keys = ['a', 'b'] as const
type Key = (typeof keys)[number]

type Step =
  | { kind: 'type' | 'write'; key: Key; text: string }
  | { kind: 'wait' | 'reload'; time: number }
  | { kind: 'fail'; status: number }
  | { kind: 'lose' | 'away' | 'back' | 'leave' | 'choose' }

const key = fc.constantFrom(...keys)
const text = fc.string({ minLength: 1, maxLength: 4 })
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), key, text }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('write' as const), key, text }) },
  fc.record({
    kind: fc.constantFrom('wait' as const, 'reload' as const),
    time: fc.integer({ min: 0, max: 3000 }),
  }),
  fc.record({ kind: fc.constant('fail' as const), status: fc.constantFrom(0, 401, 429, 500, 503) }),
  fc.record({
    kind: fc.constantFrom(
      'lose' as const,
      'away' as const,
      'back' as const,
      'leave' as const,
      'choose' as const,
    ),
  }),
)

let runs = 0

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Types, fails, reloads and lets others write as `all` specifies; returns the final state of the page and the server. */
const live = async (all: Step[], delay: number, isOneRecord: boolean) => {
  vi.stubGlobal('localStorage', storageStub())
  const server = createServer(isOneRecord)
  server.delay = delay
  const name = `record:${(runs += 1)}`
  const open = () => openQueue(server, name, isOneRecord ? { subjectOf: () => 'record' } : {})
  let page = open()
  const typed: Partial<Record<Key, string>> = {}
  const overwritten: string[] = []
  const written = new Map<Key, string>()
  const choose = () => {
    for (const one of keys) {
      const { theirs } = page.queue.entry(one)
      // Visible: the user knows what is replaced.
      if (theirs && theirs.value === written.get(one)) written.delete(one)
      page.queue.resolve(one, 'mine')
    }
  }
  for (const step of all) {
    if (step.kind === 'type') {
      typed[step.key] = step.text
      // The user knowingly replaces what is visible while typing.
      if (page.queue.entry(step.key).value === written.get(step.key)) written.delete(step.key)
      page.queue.set(step.key, step.text)
    } else if (step.kind === 'write') {
      server.write(step.key, `!${step.text}`)
      written.set(step.key, `!${step.text}`)
    } else if (step.kind === 'wait') await vi.advanceTimersByTimeAsync(step.time)
    else if (step.kind === 'fail') server.fail(failing(step.status, null))
    else if (step.kind === 'lose') server.loseAnswers += 1
    else if (step.kind === 'leave') keys.forEach((one) => page.queue.leave(one))
    else if (step.kind === 'choose') choose()
    else if (step.kind === 'reload') {
      await Promise.all([page.stop(), vi.advanceTimersByTimeAsync(60_000)])
      page = open()
      await vi.advanceTimersByTimeAsync(step.time)
    } else server.isAway = step.kind === 'away'
    for (const [one, value] of written) if (server.value(one).trim() !== value.trim()) overwritten.push(value)
  }
  server.isAway = false
  // The page receives others' changes, as any visible page does.
  for (const one of keys) page.queue.receive(one, { ...server.load(one), at: 'now', by: 'Анна' })
  // Long enough for every retry delay.
  await vi.advanceTimersByTimeAsync(3_600_000)
  for (const [one, value] of written) if (server.value(one).trim() !== value.trim()) overwritten.push(value)
  return { server, page, typed, overwritten, choose }
}

test.each([
  ['values of their own', false],
  ['values of one record', true],
])(
  '%s: nothing typed is lost, and nothing is overwritten unseen',
  async (_, isOneRecord) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { maxLength: 25 }),
        fc.integer({ min: 0, max: 900 }),
        async (all, delay) => {
          const { server, page, typed, overwritten, choose } = await live(all, delay, isOneRecord)
          expect(overwritten).toEqual([])
          const { status, entry } = page.queue
          const conflicts = status.get().conflicts
          // What was typed is on the screen in any case, and on the server unless another person changed it, too.
          expect(status.get().unsaved).toBe(conflicts.length)
          for (const one of keys) {
            if (conflicts.includes(one)) expect(entry(one).value).toBe(typed[one])
            else expect(entry(one).value.trim()).toBe(server.value(one).trim())
          }
          choose()
          await vi.advanceTimersByTimeAsync(3_600_000)
          for (const one of conflicts) expect(server.value(one).trim()).toBe(typed[one as Key]!.trim())
          const writes = all.some(({ kind }) => kind === 'write')
          if (!writes)
            for (const one of keys) expect(server.value(one).trim()).toBe((typed[one] ?? '').trim())
          expect(status.get().unsaved).toBe(0)
          expect(Object.keys(localStorage)).toEqual([])
          await page.stop()
        },
      ),
      { numRuns: 150 },
    )
  },
  60_000,
)
