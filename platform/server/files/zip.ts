import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { Readable } from 'node:stream'

/** An entry of an archive: its content, or a function that reads it when it is next. */
export type ZipEntry =
  | { name: string; text: string }
  | { name: string; open: () => Promise<NodeJS.ReadableStream> }

/** A file name inside an archive: no path, no characters that a file system forbids. */
export const zipName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')

const contentOf = async (entry: ZipEntry): Promise<Iterable<Buffer> | AsyncIterable<Buffer>> =>
  'text' in entry ? [Buffer.from(entry.text)] : ((await entry.open()) as unknown as AsyncIterable<Buffer>)

async function* chunksOf(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const take = (): Uint8Array[] => {
    const taken = ready
    ready = []
    return taken
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const entry of entries) {
    // Pictures and documents are already compressed.
    const part = 'text' in entry ? new ZipDeflate(entry.name) : new ZipPassThrough(entry.name)
    zip.add(part)
    for await (const chunk of await contentOf(entry)) {
      part.push(chunk)
      yield* take()
    }
    part.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

/** An archive as a stream: a file is read only after the previous one is consumed, whatever their total size. */
export const zipStream = (entries: Iterable<ZipEntry>): Readable => Readable.from(chunksOf(entries))
