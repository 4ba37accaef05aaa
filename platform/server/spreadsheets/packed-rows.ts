import { setImmediate } from 'node:timers/promises'
import type { ReadTable } from './read-table.ts'

/** A table as transferred between threads. */
export type PackedTable = { packs: Uint8Array[]; about: Omit<ReadTable, 'rows'> }

/** Rows per pack: few enough that unpacking one does not block others. */
const atOnce = 200

/** Packs rows for transfer between threads: bytes are transferred at once, cells would be copied one by one. */
export const packRows = (rows: readonly string[][]): Buffer[] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, n) =>
    Buffer.from(JSON.stringify(rows.slice(n * atOnce, (n + 1) * atOnce))),
  )

/** Unpacks one pack after another, yielding in between. */
export const unpackRows = async (packs: readonly Uint8Array[]): Promise<string[][]> => {
  const rows: string[][] = []
  for (const pack of packs) {
    rows.push(
      ...(JSON.parse(Buffer.from(pack.buffer, pack.byteOffset, pack.length).toString()) as string[][]),
    )
    await setImmediate()
  }
  return rows
}
