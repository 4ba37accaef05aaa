import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { threadPool, type ThreadPool } from './thread-pool.ts'

/** Requests to a test thread: it does what the request says and returns its own number. */
type Request =
  | { action: 'answer' | 'throw' | 'leave' | 'hang' | 'fill' | 'leaveLater' }
  | { action: 'count'; counters: Int32Array }

const code = `
  import { parentPort, threadId } from 'node:worker_threads'
  const actions = {
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
    if (asked.action === 'refuse') return parentPort.postMessage({ refusal: { code: 'FILE_INCORRECT', params: {} } })
    actions[asked.action]?.(asked)
    parentPort.postMessage({ answer: threadId })
  })`

/** Every request has its own requester unless a test gives one. */
let askers = 0

const pool = (settings: Partial<ThreadPool> = {}) => {
  const { run } = threadPool<Request | { action: 'refuse' }, number>({
    entry: new URL(`data:text/javascript,${encodeURIComponent(code)}`),
    size: 1,
    waiting: 10,
    waitSeconds: 20,
    idleSeconds: 60,
    megabytes: 64,
    seconds: 10,
    ...settings,
  })
  type Action = Parameters<typeof run>[1]
  return { run: (action: Action) => run(`person ${(askers += 1)}`, action) }
}

const why = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string; why?: string; message: string }) => error.code ?? error.why ?? error.message,
  )

describe('a pool of threads', () => {
  test('asks one thread again and again, also after a refusal', async () => {
    const { run } = pool()
    const first = await run({ action: 'answer' })
    expect(await why(run({ action: 'refuse' }))).toBe('FILE_INCORRECT')
    expect(await run({ action: 'answer' })).toBe(first)
  })

  test('works at no more pieces at once than it has places; the others wait for their turn', async () => {
    const counters = new Int32Array(new SharedArrayBuffer(8))
    const { run } = pool({ size: 2 })
    const done = await Promise.all(Array.from({ length: 8 }, () => run({ action: 'count', counters })))
    expect([counters[0], counters[1]]).toEqual([0, 2])
    expect(new Set(done).size).toBe(2)
  })

  test('lets a thread without work go', async () => {
    const { run } = pool({ idleSeconds: 0.02 })
    const first = await run({ action: 'answer' })
    await sleep(60)
    expect(await run({ action: 'answer' })).not.toBe(first)
  })
})

describe('a thread that', () => {
  test.each([
    ['never comes to an end', 'hang', 'time'],
    ['fills its memory', 'fill', 'memory'],
    ['fails', 'throw', 'failure'],
    ['is ended from elsewhere', 'leave', 'failure'],
  ] as const)('%s is reported, and the next piece gets another', async (_what, action, expected) => {
    const { run } = pool({ seconds: action === 'hang' ? 2 : 20 })
    const first = await run({ action: 'answer' })
    const [failure, next] = await Promise.all([why(run({ action })), run({ action: 'answer' })])
    expect(failure).toBe(expected)
    expect(next).not.toBe(first)
  })

  test('says what it failed of', async () => {
    await expect(pool().run({ action: 'throw' })).rejects.toThrow('on purpose')
  })

  test('dies while idle is not used again', async () => {
    const { run } = pool()
    const first = await run({ action: 'leaveLater' })
    await sleep(100)
    expect(await run({ action: 'answer' })).not.toBe(first)
  })
})
