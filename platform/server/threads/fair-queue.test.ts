import fc from 'fast-check'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { fairQueue, type FairQueueLimits } from './fair-queue.ts'

type Piece = { name: string; finish: () => void; outcome: Promise<unknown> }

/** A queue whose work items end when the test says so. */
const queueOf = (limits: Partial<FairQueueLimits> = {}) => {
  const inTurn = fairQueue({ size: 1, waiting: 10, waitSeconds: 20, ...limits })
  const begun: string[] = []
  const bring = (by: string, name: string): Piece => {
    let finish = (): void => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const work = async (): Promise<string> => {
      begun.push(name)
      await finished
      return name
    }
    const outcome = inTurn(by, work).catch((error: { code: string; params: object }) => [
      error.code,
      error.params,
    ])
    return { name, finish, outcome }
  }
  return { begun, bring }
}

const finishAll = async (pieces: readonly Piece[]): Promise<unknown[]> => {
  for (const { finish } of pieces) finish()
  return Promise.all(pieces.map(({ outcome }) => outcome))
}

const refused = ['SERVICE_UNAVAILABLE', { retryAfter: 10 }]

describe('a fair queue', () => {
  test('lets everybody’s first piece in before anybody’s second one', async () => {
    const { begun, bring } = queueOf()
    const pieces = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => bring(name[0]!, name))
    await finishAll(pieces)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('is not deceived by one piece after the other', async () => {
    const { begun, bring } = queueOf()
    const first = bring('a', 'a1')
    const waiting = [bring('b', 'b1'), bring('c', 'c1')]
    await finishAll([first])
    await finishAll([bring('a', 'a2'), ...waiting])
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  })

  test('works at one piece of a person at a time, however many places are free', async () => {
    const { begun, bring } = queueOf({ size: 3 })
    const pieces = ['a1', 'a2', 'b1'].map((name) => bring(name[0]!, name))
    await setImmediate()
    expect(begun).toEqual(['a1', 'b1'])
    await finishAll(pieces)
    expect(begun).toEqual(['a1', 'b1', 'a2'])
  })

  test('sends away the user who queued most when no place is left', async () => {
    const { bring } = queueOf({ waiting: 2 })
    const [a1, a2, a3, b1, a4] = ['a1', 'a2', 'a3', 'b1', 'a4'].map((name) => bring(name[0]!, name))
    expect(await finishAll([a1!, a2!, a3!, b1!, a4!])).toEqual(['a1', 'a2', refused, 'b1', refused])
  })

  test('asks a user who has waited too long to retry, and works on', async () => {
    const { bring } = queueOf({ waitSeconds: 0.05 })
    const first = bring('a', 'a1')
    expect(await bring('b', 'b1').outcome).toEqual(refused)
    expect(await finishAll([first, bring('c', 'c1')])).toEqual(['a1', 'c1'])
  })

  test('lets everything through in the end, also what fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.boolean()), { maxLength: 10 }),
        fc.integer({ min: 1, max: 3 }),
        async (pieces, size) => {
          const inTurn = fairQueue({ size, waiting: 10, waitSeconds: 20 })
          const done = await Promise.all(
            pieces.map(([by, fails]) =>
              inTurn(by, async () => {
                if (fails) throw new Error('on purpose')
                return 'done'
              }).catch((error: Error) => error.message),
            ),
          )
          expect(done).toEqual(pieces.map(([, fails]) => (fails ? 'on purpose' : 'done')))
        },
      ),
    )
  })
})
