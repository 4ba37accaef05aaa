import { readFileSync, statSync } from 'node:fs'
import { readKeys } from './vault.ts'

/**
 * The keys of a file, the newest first, read again as soon as the file is another one: a change of keys needs no restart. While
 * the file cannot be read, the keys last read remain.
 */
export const keysOfFile = (file: string): (() => readonly Buffer[]) => {
  let known: Buffer[] | undefined
  let seen = ''
  return () => {
    try {
      const { ino, mtimeMs, size } = statSync(file)
      const now = `${ino} ${mtimeMs} ${size}`
      if (known === undefined || now !== seen) {
        known = readKeys(readFileSync(file, 'utf8'))
        seen = now
      }
    } catch (error) {
      if (known === undefined) throw error
    }
    return known
  }
}
