import { parentPort } from 'node:worker_threads'
import { ProductError } from '#platform/domain/product-error.ts'

/** A thread's response: the result, or a product error. */
export type ThreadAnswer<Answer> = { answer: Answer } | { refusal: Pick<ProductError, 'code' | 'params'> }

/**
 * Serves the requests of a pool in its thread. Product errors are returned; any other error ends the thread and is
 * passed to the caller.
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
