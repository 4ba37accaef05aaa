import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** What went through a stream: bytes, lines (a row of COPY is one line) and the SHA-256 of all of it. */
export type Tally = { bytes: number; lines: number; sha256: string }

const newline = 0x0a

const linesOf = (chunk: Buffer): number => {
  let lines = 0
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1
  return lines
}

/** A stream that passes everything on and tallies it; `total` is right once the stream has ended. */
export const tallyStream = (): { stream: Transform; total: () => Tally } => {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      lines += linesOf(chunk)
      done(null, chunk)
    },
  })
  return { stream, total: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }) }
}
