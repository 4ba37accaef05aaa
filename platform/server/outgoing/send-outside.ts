import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { tracedCall } from '../tracing/traced-call.ts'
import { isPublicAddress } from './public-address.ts'

/** Why a request failed; reveals nothing of the internal network. */
export type OutsideProblem = 'ADDRESS_NOT_ALLOWED' | 'NAME_NOT_FOUND' | 'TIMEOUT' | 'NOT_REACHED'

/** The result of a request to another service. */
export type OutsideAnswer = { status: number } | { problem: OutsideProblem }

/** A request to a URL that a person entered. */
export type OutsideRequest = { url: string; headers: Readonly<Record<string, string>>; body: string | Buffer }

type Resolved = { address: string; family: number }

/** DNS resolver and TLS trust of the connection; replaced in tests. */
export type OutsideWays = {
  resolve?: (hostname: string) => Promise<readonly Resolved[]>
  isAllowed?: (address: string) => boolean
  ca?: string
  port?: number
}

const patience = 10_000

/**
 * Queries DNS servers directly, with a timeout: the system's resolver blocks a thread for as long as a server does
 * not answer, and names known only to this machine are internal.
 */
const names = new Resolver({ timeout: 2000, tries: 2 })

const resolve = async (hostname: string): Promise<Resolved[]> => {
  const family = isIP(hostname)
  if (family > 0) return [{ address: hostname, family }]
  const [four, six] = await Promise.allSettled([names.resolve4(hostname), names.resolve6(hostname)])
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ]
}

/** Why an address is not connected to. */
export class Refused extends Error {
  readonly problem: OutsideProblem

  constructor(problem: OutsideProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Every address of a name must be public, and the connection uses one of these: resolved again, the name may have another. */
export const addressOf = async (
  hostname: string,
  { resolve: ask = resolve, isAllowed = isPublicAddress }: OutsideWays,
): Promise<Resolved> => {
  const found = await ask(hostname.replace(/^\[|\]$/g, '')).catch(() => [])
  if (found.length === 0) throw new Refused('NAME_NOT_FOUND')
  if (!found.every(({ address }) => isAllowed(address))) throw new Refused('ADDRESS_NOT_ALLOWED')
  return found[0]!
}

const send = (
  { url, headers, body }: OutsideRequest,
  { address, family }: Resolved,
  { ca, port }: OutsideWays,
  signal: AbortSignal,
): Promise<OutsideAnswer> => {
  const pinned: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  return new Promise((done) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: pinned,
        agent: false,
        signal,
        ...(ca ? { ca } : {}),
        ...(port ? { port } : {}),
      },
      (answer) => {
        // The response body is not read, and redirects are not followed.
        answer.destroy()
        done({ status: answer.statusCode ?? 0 })
      },
    )
    sent.on('error', () => done({ problem: signal.aborted ? 'TIMEOUT' : 'NOT_REACHED' }))
    sent.end(body)
  })
}

const post = async (
  message: OutsideRequest,
  limit: AbortSignal,
  ways: OutsideWays,
): Promise<OutsideAnswer> => {
  try {
    return await send(message, await addressOf(new URL(message.url).hostname, ways), ways, limit)
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem }
    return { problem: limit.aborted ? 'TIMEOUT' : 'NOT_REACHED' }
  }
}

/**
 * Posts to an external service. Its name is resolved here and the connection uses that address, which must be public:
 * nothing in the internal network can be reached, by any name. Redirects are not followed.
 */
export const sendOutside = async (
  message: OutsideRequest,
  signal: AbortSignal,
  ways: OutsideWays = {},
): Promise<OutsideAnswer> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  if (!isOutsideUrl(message.url)) return { problem: 'ADDRESS_NOT_ALLOWED' }
  return tracedCall('POST', message.url, () => post(message, limit, ways))
}
