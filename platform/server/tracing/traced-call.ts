import { tracing } from './tracing.ts'

type Outcome = object & { status?: number; problem?: string }

/** Makes a call to another service inside a span with its host and outcome; path and query are omitted, as they may contain secrets. */
export const tracedCall = async <T extends object>(
  method: string,
  url: string,
  call: () => Promise<T>,
): Promise<T> => {
  const { hostname } = new URL(url)
  const span = tracing()?.open({
    name: `${method} ${hostname}`,
    kind: 'client',
    facts: { 'http.request.method': method, 'server.address': hostname },
  })
  if (!span) return call()
  try {
    const answer = await span.inside(call)
    const { status, problem } = answer as Outcome
    span.end({
      facts: {
        ...(typeof status === 'number' ? { 'http.response.status_code': status } : {}),
        ...(typeof problem === 'string' ? { 'error.type': problem } : {}),
      },
      failed: problem !== undefined || (status ?? 0) >= 400,
    })
    return answer
  } catch (error) {
    span.end({ failed: true })
    throw error
  }
}
