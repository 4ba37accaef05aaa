import { Worker } from 'node:worker_threads'
import { ProductError } from '#platform/domain/product-error.ts'
import type { ThreadAnswer } from './serve-thread.ts'

/** Limits of one work item; a thread that exceeds them is terminated. */
export type ThreadLimits = { megabytes: number; seconds: number }

/** A thread that ended before it responded: out of memory or time, or by its own error or crash. */
export class ThreadEnded extends Error {
  readonly why: 'memory' | 'time' | 'failure'

  constructor(why: ThreadEnded['why'], cause?: Error) {
    super(`a thread ended before it answered (${why}${cause ? `: ${cause.message}` : ''})`, { cause })
    this.name = 'ThreadEnded'
    this.why = why
  }
}

/** Node does not run TypeScript in threads: from the sources (development, tests) the entry is loaded by a loader. */
const fromSources = (entry: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}) })`

/** Starts the entry in isolation: no environment, no options, limited memory. */
const startWorker = (entry: URL, megabytes: number): Worker => {
  const isSource = entry.pathname.endsWith('.ts')
  return new Worker(isSource ? fromSources(entry) : entry, {
    eval: isSource,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
}

/** A thread that processes one work item at a time. */
export type Thread<Asked, Answer> = {
  ask: (request: Asked) => Promise<Answer>
  isOver: () => boolean
  end: () => Promise<unknown>
}

/** Starts a thread; while idle, it does not keep the process alive. */
export const startThread = <Asked, Answer>(
  entry: URL,
  { megabytes, seconds }: ThreadLimits,
): Thread<Asked, Answer> => {
  const worker = startWorker(entry, megabytes)
  let over = false
  let settle: ((outcome: ThreadAnswer<Answer> | ThreadEnded) => void) | null = null
  const ended = (why: ThreadEnded['why'], cause?: Error): void => {
    over = true
    settle?.(new ThreadEnded(why, cause))
    void worker.terminate()
  }
  worker.on('message', (answer: ThreadAnswer<Answer>) => settle?.(answer))
  worker.on('error', (error: Error & { code?: string }) =>
    ended(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'failure', error),
  )
  worker.on('exit', (code) => ended('failure', new Error(`it left with the code ${code}`)))
  worker.unref()
  const ask = async (request: Asked): Promise<Answer> => {
    worker.ref()
    const timer = setTimeout(() => ended('time'), seconds * 1000)
    const outcome = await new Promise<ThreadAnswer<Answer> | ThreadEnded>((resolve) => {
      settle = resolve
      if (over) ended('failure')
      else worker.postMessage(request)
    })
    clearTimeout(timer)
    settle = null
    worker.unref()
    if (outcome instanceof ThreadEnded) throw outcome
    if ('refusal' in outcome) throw new ProductError(outcome.refusal.code, outcome.refusal.params)
    return outcome.answer
  }
  return { ask, isOver: () => over, end: () => worker.terminate() }
}
