import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { connectToServer, standBefore } from '../support/database-way.ts'

/** Traffic to the database: statements, and round trips, i.e. statements sent after an answer was read. */
type Sent = { statements: number; trips: number }

/** A database as one program reaches it, through a proxy that counts. */
export type CountedDatabase = {
  url: string
  sent: Sent
  /** The server's processes for its connections. */
  pids: Set<number>
  stop: () => void
}

const statement = new Set(['B', 'Q'])

/** Process id from the `K` message (12 bytes long) among the first messages of the server. */
const pidIn = (chunk: Buffer): number | null => {
  const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  return at < 0 ? null : chunk.readInt32BE(at + 5)
}

/** Parses the message headers of one connection and calls back for each statement. */
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

/** Opens a proxy to a database that counts statements and round trips. */
export const countDatabase = async (databaseUrl: string): Promise<CountedDatabase> => {
  const sent: Sent = { statements: 0, trips: 0 }
  const pids = new Set<number>()
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connectToServer(databaseUrl)
    let pid: number | null = null
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
      if (pid === null && (pid = pidIn(chunk)) !== null) pids.add(pid)
      client.write(chunk)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  return { url: await standBefore(databaseUrl, server), sent, pids, stop: () => server.close() }
}

/** Processor milliseconds that a process has used; 0 if it has ended. */
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

/** Processor milliseconds used by the server's sessions of one program. */
export const sessionsTime = ({ pids }: CountedDatabase): number =>
  [...pids].reduce((sum, pid) => sum + processorTime(pid), 0)
