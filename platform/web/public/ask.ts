import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'

/** Asks a public call: over the network in the browser, in process on the server. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>

/** Answers that travel with the first content, by call, query and body. */
export type Answers = Record<string, unknown>

const keyOf = (endpoint: Endpoint, input: unknown): string => {
  const { query = {}, body } = (input ?? {}) as { query?: unknown; body?: unknown }
  return `${endpoint.name} ${JSON.stringify(query)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
}

/** Asks, and writes every answer into `answers`. */
export const recorded =
  (ask: Ask, answers: Answers): Ask =>
  async (endpoint, input) => {
    const answer = await ask(endpoint, input)
    answers[keyOf(endpoint, input)] = answer
    return answer
  }

/** Asks, but takes each answer that came along with the page once instead. */
export const seeded =
  (ask: Ask, answers: Answers): Ask =>
  async (endpoint, input) => {
    const key = keyOf(endpoint, input)
    if (!Object.hasOwn(answers, key)) return ask(endpoint, input)
    const answer = answers[key]
    delete answers[key]
    return answer as never
  }
