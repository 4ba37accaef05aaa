import { randomId } from '../random-id.ts'

/** Where the keys of unfinished sendings outlive a reload of the page. */
const storageKey = 'sendings'

/** Keys of the sendings that this page works on. */
const live = new Set<string>()

type Stored = Record<string, string>

const readStored = (): Stored => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Stored
  } catch {
    return {}
  }
}

const changeStored = (change: (stored: Stored) => void): void => {
  const stored = readStored()
  change(stored)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Full or blocked: a reload begins the upload again.
  }
}

/**
 * Names one sending of a file. Equal files sent at once have different keys; a file that is chosen again after a
 * reload, or after its sending was broken off, has the same.
 */
export const beginSending = ({ name, sha256 }: { name: string; sha256: string | null }) => {
  const print = sha256 === null ? null : `${sha256} ${name}`
  const known = print === null ? undefined : readStored()[print]
  const isFree = known === undefined || !live.has(known)
  const key = known !== undefined && isFree ? known : randomId()
  live.add(key)
  if (print !== null && isFree)
    changeStored((stored) => {
      stored[print] = key
    })
  const pause = (): void => {
    live.delete(key)
  }
  return {
    key,
    pause,
    end: (): void => {
      pause()
      if (print !== null)
        changeStored((stored) => {
          if (stored[print] === key) delete stored[print]
        })
    },
  }
}
