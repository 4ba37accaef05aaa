import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes, reads and deletes a small file in a folder. Errors as the file system does. */
export const probeFolder = async (folder: string): Promise<void> => {
  const probe = join(folder, `.probe-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(probe, probe, { flush: true, mode: 0o600 })
    if ((await readFile(probe, 'utf8')) !== probe)
      throw new Error(`${folder}: other bytes were read than written`)
  } finally {
    await rm(probe, { force: true })
  }
}
