import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Tree } from './tree.ts'

/** Writes, reads and deletes a small file. Errors as the disk or the server does. */
export const probeTree = async (tree: Tree): Promise<void> => {
  const path = `probe-${randomUUID()}`
  try {
    await tree.write(path, Buffer.from(path))
    if ((await text(await tree.read(path))) !== path)
      throw new Error(`${tree.name}: other bytes were read than written`)
  } finally {
    await tree.remove(path)
  }
}
