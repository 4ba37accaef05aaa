import { isIP } from 'node:net'
import { z } from 'zod'

/** Which proxies may report the client's address: none, the given number in front, or those listed. */
export type TrustedProxies = false | number | string

const names: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

const help =
  'the number of proxies in front (1 behind one nginx or one balancer) or their addresses (10.0.0.0/8, 192.0.2.4)'

/**
 * Parses the trusted proxies. "true" is refused: any client could then choose its own address, and limits by address
 * would be useless.
 */
export const trustedProxies = () =>
  z.string().transform((given, ctx): TrustedProxies => {
    const text = given.trim()
    if (text === 'false') return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const parts = text.split(',').map((part) => part.trim())
    if (parts.every((part) => names.has(part) || isRange(part))) return parts.join(',')
    const message =
      text === 'true'
        ? `true would believe whatever a client says of itself; write ${help}`
        : `must be ${help}`
    ctx.addIssue({ code: 'custom', message })
    return z.NEVER
  })
