import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { threadPool, type ThreadPool } from './thread-pool.ts'

/** What a thread of these tests can be asked: it does as it is told and answers with its own number. */
type Asked =
  | { deed: 'answer' | 'throw' | 'leave' | 'hang' | 'fill' | 'leaveLater' }
  | { deed: 'count'; counters: Int32Array }

const code = `
  import { parentPort, threadId } from 'node:worker_threads'
  const deeds = {
    throw: () => { throw new Error('on purpose') },
    leave: () => process.exit(7),
    leaveLater: () => setTimeout(() => process.exit(7), 20),
    hang: () => { for (;;); },
    fill: () => { const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random())) },
    count: ({ counters }) => {
      const now = Atomics.add(counters, 0, 1) + 1
      if (now > Atomics.load(counters, 1)) Atomics.store(counters, 1, now)
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
      Atomics.sub(counters, 0, 1)
    },
  }
  parentPort.on('message', (asked) => {
    if (asked.deed === 'refuse') return parentPort.postMessage({ refusal: { code: 'FILE_INCORRECT', params: {} } })
    deeds[asked.deed]?.(asked)
    parentPort.postMessage({ answer: threadId })
  })`

const pool = (settings: Partial<ThreadPool> = {}) =>
  threadPool<Asked | { deed: 'refuse' }, number>({
    entry: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    size: 1,
    waiting: 10,
    idleSeconds: 60,
    megabytes: 64,
    seconds: 10,
    ...settings,
  })

const why = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string; why?: string; message: string }) => error.code ?? error.why ?? error.message,
  )

describe('a pool of threads', () => {
  test('asks one thread again and again, also after a refusal', async () => {
    const { run } = pool()
    const first = await run({ deed: 'answer' })
    expect(await why(run({ deed: 'refuse' }))).toBe('FILE_INCORRECT')
    expect(await run({ deed: 'answer' })).toBe(first)
  })

  test('works at no more pieces at once than it has places; the others wait for their turn', async () => {
    const counters = new Int32Array(new SharedArrayBuffer(8))
    const { run } = pool({ size: 2 })
    const done = await Promise.all(Array.from({ length: 8 }, () => run({ deed: 'count', counters })))
    expect([counters[0], counters[1]]).toEqual([0, 2])
    expect(new Set(done).size).toBe(2)
  })

  test('sends away what finds no place to wait', async () => {
    const { run } = pool({ waiting: 1 })
    const said = await Promise.all(Array.from({ length: 4 }, () => why(run({ deed: 'answer' }))))
    expect(said).toEqual(['done', 'done', 'SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'])
    expect(await why(run({ deed: 'answer' }))).toBe('done')
  })

  test('lets a thread without work go', async () => {
    const { run } = pool({ idleSeconds: 0.02 })
    const first = await run({ deed: 'answer' })
    await sleep(60)
    expect(await run({ deed: 'answer' })).not.toBe(first)
  })
})

describe('a thread that', () => {
  test.each([
    ['never comes to an end', 'hang', 'time'],
    ['fills its memory', 'fill', 'memory'],
    ['fails', 'throw', 'failure'],
    ['is ended from elsewhere', 'leave', 'failure'],
  ] as const)('%s is told of, and the next piece gets another', async (_what, deed, expected) => {
    const { run } = pool({ seconds: deed === 'hang' ? 0.3 : 20 })
    const first = await run({ deed: 'answer' })
    const [said, next] = await Promise.all([why(run({ deed })), run({ deed: 'answer' })])
    expect(said).toBe(expected)
    expect(next).not.toBe(first)
  })

  test('says what it failed of', async () => {
    await expect(pool().run({ deed: 'throw' })).rejects.toThrow('on purpose')
  })

  test('dies while nothing is asked of it is not asked again', async () => {
    const { run } = pool()
    const first = await run({ deed: 'leaveLater' })
    await sleep(100)
    expect(await run({ deed: 'answer' })).not.toBe(first)
  })
})
