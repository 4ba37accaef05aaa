import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { CallInput } from '../api/call-input.ts'

/** Makes a public call: over the network in the browser, in process on the server. */
export type Ask = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ResponseOf<E>>

/** Responses embedded in the page, by call, query and body. */
export type Answers = Record<string, unknown>

const keyOf = (endpoint: Endpoint, input: unknown): string => {
  const { query = {}, body } = (input ?? {}) as { query?: unknown; body?: unknown }
  return `${endpoint.name} ${JSON.stringify(query)}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
}

/** Makes a call, and records every response in `answers`. */
export const recorded =
  (ask: Ask, answers: Answers): Ask =>
  async (endpoint, input) => {
    const answer = await ask(endpoint, input)
    answers[keyOf(endpoint, input)] = answer
    return answer
  }

/** Makes a call, but uses each response embedded in the page once instead. */
export const seeded =
  (ask: Ask, answers: Answers): Ask =>
  async (endpoint, input) => {
    const key = keyOf(endpoint, input)
    if (!Object.hasOwn(answers, key)) return ask(endpoint, input)
    const answer = answers[key]
    delete answers[key]
    return answer as never
  }
