import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterFile } from './after-file.ts'

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number }

/** A span as OTLP sends it. */
export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Value }[]
}

type Export = {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: ReceivedSpan[] }[]
  }[]
}

/** A receiver of OTLP over HTTP in this process, which stores everything it receives. */
export const openTraceReceiver = async () => {
  const bodies: string[] = []
  const authorizations: (string | undefined)[] = []
  const paths: (string | undefined)[] = []
  let refusing = 200
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString('utf8'))
      authorizations.push(request.headers.authorization)
      paths.push(request.url)
      response.writeHead(refusing, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  afterFile(() => void server.close())
  const exports = (): Export[] => bodies.map((body) => JSON.parse(body) as Export)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    /** Answers later exports with this status. */
    refuse: (status: number) => void (refusing = status),
    authorizations,
    paths,
    resources: () => exports().flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource)),
    spans: (): ReceivedSpan[] =>
      exports().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}
