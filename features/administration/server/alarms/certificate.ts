import { isIP } from 'node:net'
import { connect } from 'node:tls'

const day = 86_400_000
const longestWait = 5000

/** Days until the certificate of a server expires, negative afterwards; null if it presents none. */
const readDays = ({ hostname, port }: URL): Promise<number | null> =>
  new Promise((resolve) => {
    const host = hostname.replace(/^\[|\]$/g, '')
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) ? {} : { servername: host }),
      // No request is sent, so that an expired certificate is read, too.
      rejectUnauthorized: false,
      timeout: longestWait,
    })
    const end = (days: number | null): void => {
      socket.destroy()
      resolve(days)
    }
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate()
      end(until ? Math.floor((Date.parse(until) - Date.now()) / day) : null)
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })

/** Reads the days until the certificate of the portal's address expires, at most once an hour. */
export const certificateLook = (publicUrl: string): (() => Promise<number | null>) => {
  let known: number | null = null
  let readAt = 0
  return async () => {
    const address = new URL(publicUrl)
    if (address.protocol !== 'https:') return null
    if (Date.now() - readAt < 3_600_000) return known
    known = await readDays(address)
    readAt = Date.now()
    return known
  }
}
