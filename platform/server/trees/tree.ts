import type { Readable } from 'node:stream'

/** A place for files by path: a folder of a disk, or a prefix of a bucket. */
export type Tree = {
  /** As people read it. */
  name: string
  list: () => AsyncIterable<{ path: string; bytes: number }>
  has: (path: string) => Promise<boolean>
  /** Throws `MissingFile` if it is not there. */
  read: (path: string) => Promise<Readable>
  /** The file is there as a whole or not at all. */
  write: (path: string, content: Readable | Buffer) => Promise<void>
  remove: (path: string) => Promise<void>
  /** Removes everything. */
  clear: () => Promise<void>
  within: (folder: string) => Tree
}

/** Nothing is at this path. */
export class MissingFile extends Error {
  constructor(tree: string, path: string) {
    super(`${path} is not in ${tree}`)
  }
}

/** Checks a path, which may come from a manifest: it stays inside its tree. */
export const insidePath = (path: string): string => {
  const parts = path.split('/')
  if (path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`${path} is not a path inside a folder`)
  return path
}
