import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { tracedCall } from '../tracing/traced-call.ts'
import { addressOf, Refused, type OutsideProblem, type OutsideWays } from './send-outside.ts'

/** What another service answered with, as text; or why it is not known. */
export type OutsideText = { text: string } | { problem: OutsideProblem | 'REFUSED' | 'TOO_BIG' }

export type OutsideReading = { url: string; accept: string; maxBytes: number; seconds: number }

const read = async (
  { url, accept, maxBytes }: OutsideReading,
  limit: AbortSignal,
  ways: OutsideWays,
): Promise<OutsideText> => {
  try {
    const { address, family } = await addressOf(new URL(url).hostname, ways)
    const pinned: LookupFunction = (_name, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family)
    return await new Promise<OutsideText>((done) => {
      const broken = (): void => done({ problem: limit.aborted ? 'TIMEOUT' : 'NOT_REACHED' })
      const sent = request(
        url,
        {
          headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Runway' },
          lookup: pinned,
          agent: false,
          signal: limit,
          ...(ways.ca ? { ca: ways.ca } : {}),
          ...(ways.port ? { port: ways.port } : {}),
        },
        (answer) => {
          const stop = (result: OutsideText): void => {
            done(result)
            answer.destroy()
          }
          if (answer.statusCode !== 200) return stop({ problem: 'REFUSED' })
          const parts: Buffer[] = []
          let size = 0
          answer.on('data', (part: Buffer) => {
            size += part.length
            if (size > maxBytes) stop({ problem: 'TOO_BIG' })
            else parts.push(part)
          })
          answer.on('end', () => done({ text: Buffer.concat(parts).toString('utf8') }))
          answer.on('error', broken)
          return undefined
        },
      )
      sent.on('error', broken)
      sent.end()
    })
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem }
    return { problem: limit.aborted ? 'TIMEOUT' : 'NOT_REACHED' }
  }
}

/**
 * Reads a text of an external service, as `sendOutside` posts to one: only a public address is connected to, redirects are not
 * followed, and neither time nor size is the other side's to choose.
 */
export const readOutside = async (
  reading: OutsideReading,
  signal: AbortSignal,
  ways: OutsideWays = {},
): Promise<OutsideText> => {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(reading.seconds * 1000)])
  if (!isOutsideUrl(reading.url)) return { problem: 'ADDRESS_NOT_ALLOWED' }
  return tracedCall('GET', reading.url, () => read(reading, limit, ways))
}
