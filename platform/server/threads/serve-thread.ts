import { parentPort } from 'node:worker_threads'
import { ProductError } from '#platform/domain/product-error.ts'

/** A thread's response: the result, or a product error. */
export type ThreadAnswer<Answer> = { answer: Answer } | { refusal: Pick<ProductError, 'code' | 'params'> }

/** Returns the buffer of a binary result to transfer instead of copying, if the result spans the whole buffer. */
const transferred = (answer: unknown): ArrayBuffer[] =>
  answer instanceof Uint8Array &&
  answer.buffer instanceof ArrayBuffer &&
  answer.byteLength === answer.buffer.byteLength
    ? [answer.buffer]
    : []

/**
 * Serves the requests of a pool in its thread. Product errors are returned; any other error ends the thread and is
 * passed to the caller.
 */
export const serveThread = <Asked, Answer>(work: (request: Asked) => Promise<Answer>): void => {
  const answerTo = async (request: Asked): Promise<ThreadAnswer<Answer>> => {
    try {
      return { answer: await work(request) }
    } catch (error) {
      if (error instanceof ProductError) return { refusal: { code: error.code, params: error.params } }
      throw error
    }
  }
  parentPort?.on(
    'message',
    (request: Asked) =>
      void answerTo(request).then((answer) =>
        parentPort?.postMessage(answer, 'answer' in answer ? transferred(answer.answer) : []),
      ),
  )
}
