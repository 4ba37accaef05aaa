import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { readKeys } from '#platform/server/secrets/vault.ts'

/** Replaces the file in one step, with the rights of the former one: whoever reads it sees the former keys or the new ones. */
const writeKeys = (file: string, keys: readonly Buffer[]): void => {
  const { mode, uid, gid } = statSync(file)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const handle = openSync(draft, 'wx', mode & 0o777)
  try {
    writeSync(handle, keys.map((key) => `${key.toString('base64')}\n`).join(''))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  const made = statSync(draft)
  if (made.uid !== uid || made.gid !== gid) {
    rmSync(draft)
    throw new Error(`${file} belongs to another user: run the command as that user`)
  }
  renameSync(draft, file)
}

/** Puts a new key before the others. */
export const addKey = (file: string): void =>
  writeKeys(file, [randomBytes(32), ...readKeys(readFileSync(file, 'utf8'))])

/** Leaves the newest key alone; returns how many were taken out. */
export const dropFormerKeys = (file: string): number => {
  const [newest, ...former] = readKeys(readFileSync(file, 'utf8'))
  if (former.length > 0) writeKeys(file, [newest!])
  return former.length
}
