import { setImmediate } from 'node:timers/promises'
import type { ReadTable } from './read-table.ts'

/** A table on its way between threads. */
export type PackedTable = { packs: Uint8Array[]; about: Omit<ReadTable, 'rows'> }

/** Rows in one pack: few enough that nobody waits for it to be opened. */
const atOnce = 200

/** Packs rows for the way between threads: bytes pass at once, where cells would be copied one by one. */
export const packRows = (rows: readonly string[][]): Buffer[] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, n) =>
    Buffer.from(JSON.stringify(rows.slice(n * atOnce, (n + 1) * atOnce))),
  )

/** Opens packs one after the other and lets others through in between. */
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
