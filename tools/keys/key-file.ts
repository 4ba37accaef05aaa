import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import { dirname } from 'node:path'
import { readKeys } from '#platform/server/secrets/vault.ts'

/** A new name is only certain to outlive a power failure once its folder is written; Windows opens no folders. */
const keepName = (file: string): void => {
  if (process.platform === 'win32') return
  const folder = openSync(dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Gives a draft the owner of the file: who can read it now can read it afterwards. */
const giveOwner = (handle: number, file: string, { uid, gid }: Stats): void => {
  const made = fstatSync(handle)
  if (made.uid === uid && made.gid === gid) return
  try {
    fchownSync(handle, uid, gid)
  } catch {
    throw new Error(`${file} belongs to another user: run the command as that user`)
  }
}

/** Replaces the file in one step, with the rights of the former one: a reader sees the former keys or the new ones. */
const writeKeys = (file: string, keys: readonly Buffer[]): void => {
  const former = statSync(file)
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const handle = openSync(draft, 'wx', 0o600)
  try {
    giveOwner(handle, file, former)
    // The process's mask does not narrow the rights: a group that may read the keys keeps doing so.
    fchmodSync(handle, former.mode & 0o777)
    writeFileSync(handle, keys.map((key) => `${key.toString('base64')}\n`).join(''))
    fsyncSync(handle)
    renameSync(draft, file)
    keepName(file)
  } finally {
    closeSync(handle)
    rmSync(draft, { force: true })
  }
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
