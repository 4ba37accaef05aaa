import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { OutsideWays } from '#platform/server/outgoing/send-outside.ts'

/** Self-signed key for localhost. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgtEQ6msdjBwcP4VWq
raPZyVySl4YpcbIKcQ7rSo5e+QyhRANCAAR99ADFV+tB18GxklHVbYjrcVOq/H6z
IUaFJDNTVViL1V7rSWSgvRIa14h/At8MylR3nG4SKLSdL5bTWUPGoOFG
-----END PRIVATE KEY-----`
const certificate = `-----BEGIN CERTIFICATE-----
MIIBpDCCAUqgAwIBAgIUEJHoIdafU5bsi6y/A8WiyJV9vjgwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOZXZlbnRzLmV4YW1wbGUwIBcNMjYxMTI5MDg0NzQ0WhgPMjEy
NjExMDUwODQ3NDRaMBkxFzAVBgNVBAMMDmV2ZW50cy5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEffQAxVfrQdfBsZJR1W2I63FTqvx+syFGhSQzU1VY
i9Ve60lkoL0SGteIfwLfDMpUd5xuEii0nS+W01lDxqDhRqNuMGwwHQYDVR0OBBYE
FDhOGDrCXqQ8lt8yrZHkQfMq4OvzMB8GA1UdIwQYMBaAFDhOGDrCXqQ8lt8yrZHk
QfMq4OvzMA8GA1UdEwEB/wQFMAMBAf8wGQYDVR0RBBIwEIIOZXZlbnRzLmV4YW1w
bGUwCgYIKoZIzj0EAwIDSAAwRQIhAPOVNxUVPUPIJO/U50AQVYZ1Mly4a0eBnYY/
zaiRim8jAiAFN8kZQxhPpNbPTxkjmznaYBl+nWaJHGr6sp2vOup4yA==
-----END CERTIFICATE-----`

/** The response to a call: a status, a text, none, or a closed connection after reading it. */
type Answer = number | { text: string } | 'silent' | 'hang up'

type Call = { headers: IncomingHttpHeaders; body: string }

/** A real https server that gives the configured responses in order, repeating the last one. */
export const startTestServer = async () => {
  let answers: Answer[] = [200]
  let calls: Call[] = []
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!
      if (answer === 'hang up') request.socket.destroy()
      else if (typeof answer === 'object') response.writeHead(200).end(answer.text)
      else if (answer !== 'silent') response.writeHead(answer).end()
    })
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', () => done()))
  const ways: OutsideWays = {
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    ca: certificate,
    port: (server.address() as AddressInfo).port,
  }
  return {
    url: 'https://events.example/organizers',
    ways,
    answers: (...given: Answer[]) => void (answers = given),
    calls: (): readonly Call[] => calls,
    reset: () => {
      answers = [200]
      calls = []
    },
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
