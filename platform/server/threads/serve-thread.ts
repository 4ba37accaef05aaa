import { parentPort } from 'node:worker_threads'
import { ProductError } from '#platform/domain/product-error.ts'

/** What a thread answers: what came out, or why the rules refuse it. */
export type ThreadAnswer<Answer> = { answer: Answer } | { refusal: Pick<ProductError, 'code' | 'params'> }

/**
 * Serves, in a thread of a pool, whatever the pool asks. What the rules refuse is told; any other error ends the thread,
 * and whoever asked gets it.
 */
export const serveThread = <Asked, Answer>(work: (asked: Asked) => Promise<Answer>): void => {
  const answerTo = async (asked: Asked): Promise<ThreadAnswer<Answer>> => {
    try {
      return { answer: await work(asked) }
    } catch (error) {
      if (error instanceof ProductError) return { refusal: { code: error.code, params: error.params } }
      throw error
    }
  }
  parentPort?.on(
    'message',
    (asked: Asked) => void answerTo(asked).then((said) => parentPort?.postMessage(said)),
  )
}
