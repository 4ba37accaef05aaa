import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import type pg from 'pg'

/** What went to the database: statements, and how often somebody sent some after having read an answer. */
type Sent = { statements: number; trips: number }

/** A database as one program reaches it: what it sends is counted on the way. */
export type CountedDatabase = {
  url: string
  sent: Sent
  /** The ports that the server sees its connections come from. */
  ports: Set<number>
  stop: () => void
}

const statement = new Set(['B', 'Q'])

/** Reads the headers of the messages of one connection, and tells of each that is a statement. */
const createReader = (onStatement: () => void): ((chunk: Buffer) => void) => {
  // The first message has no type.
  let isFirst = true
  let header = Buffer.alloc(0)
  let toSkip = 0
  return (chunk) => {
    let at = 0
    while (at < chunk.length) {
      const skipped = Math.min(toSkip, chunk.length - at)
      at += skipped
      toSkip -= skipped
      const wanted = (isFirst ? 4 : 5) - header.length
      if (at === chunk.length) return
      header = Buffer.concat([header, chunk.subarray(at, at + wanted)])
      at += Math.min(wanted, chunk.length - at)
      if (header.length < (isFirst ? 4 : 5)) return
      toSkip = header.readInt32BE(isFirst ? 0 : 1) - 4
      if (!isFirst && statement.has(String.fromCharCode(header[0]!))) onStatement()
      isFirst = false
      header = Buffer.alloc(0)
    }
  }
}

/** Opens a way to a database on which statements and round trips are counted. */
export const countDatabase = async (databaseUrl: string): Promise<CountedDatabase> => {
  const { hostname, port } = new URL(databaseUrl)
  const sent: Sent = { statements: 0, trips: 0 }
  const ports = new Set<number>()
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true }, () =>
      ports.add(upstream.localPort!),
    )
    let hasRead = true
    const read = createReader(() => {
      sent.statements += 1
      if (hasRead) sent.trips += 1
      hasRead = false
    })
    client.on('data', (chunk: Buffer) => {
      read(chunk)
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      hasRead = true
      client.write(chunk)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, sent, ports, stop: () => server.close() }
}

/** Milliseconds of a processor that a process has used; 0 of one that has ended. */
export const processorTime = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A tick is a hundredth of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}

/** Milliseconds of a processor that the server's sessions of one program have used. */
export const sessionsTime = async (client: pg.Client, { ports }: CountedDatabase): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where client_port = any($1)',
    [[...ports]],
  )
  return rows.reduce((sum, { pid }) => sum + processorTime(pid), 0)
}
