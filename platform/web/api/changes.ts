import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tag } from '#platform/contract/tags.ts'
import { ApiError } from './api-error.ts'
import type { AnyInput } from './call-input.ts'

/** What is no longer as the page knows it. */
export type Change = {
  tags: ReadonlySet<Tag>
  /** Inputs of commands after which what they name is gone for the person. */
  removed: readonly AnyInput[]
  /** Saved by an engine that keeps what it shows true itself: nothing is fetched for it now. */
  quiet: boolean
}

const listeners = new Set<(change: Change) => void>()

const announce = (change: Change): void => {
  for (const listener of listeners) listener(change)
}

/** Hears of every change, of one's own and of others; returns how to stop. */
export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Commands on their way, by what they change. */
const running = new Map<Tag, number>()
const waiting = new Set<Tag>()
let removed: AnyInput[] = []
let holds = 0

const count = (tags: readonly Tag[], by: number): void => {
  for (const tag of tags) running.set(tag, (running.get(tag) ?? 0) + by)
}

const announceSettled = (settled: readonly Tag[]): void => {
  if (settled.length === 0) return
  for (const tag of settled) waiting.delete(tag)
  const gone = removed
  removed = []
  announce({ tags: new Set(settled), removed: gone, quiet: false })
}

/** Milliseconds that a command may keep others waiting. */
const longestWait = 3000
let late: ReturnType<typeof setTimeout> | undefined

// An answer fetched while the next command is on its way would show the state between the two.
const notifySettled = (): void => {
  if (holds > 0) return
  announceSettled([...waiting].filter((tag) => !running.get(tag)))
  clearTimeout(late)
  if (waiting.size > 0) late = setTimeout(() => announceSettled([...waiting]), longestWait)
}

/** Several commands one after another, whose changes are announced once, at the end. */
export const inOneGo = async <T>(run: () => Promise<T>): Promise<T> => {
  holds += 1
  try {
    return await run()
  } finally {
    holds -= 1
    notifySettled()
  }
}

/** How a command is announced. */
type Announced = {
  quiet?: boolean | undefined
  /** It takes long, as a file does: nobody waits for its end. */
  long?: boolean
}

/** Runs a call; a command is announced when it is done, and when 404 or 409 says that the page was mistaken. */
export const announcing = async <T>(
  { changes = [], removes }: Endpoint,
  input: AnyInput,
  { quiet = false, long = false }: Announced,
  run: () => Promise<T>,
): Promise<T> => {
  if (changes.length === 0) return run()
  const counted = quiet || long ? [] : changes
  count(counted, 1)
  const announceOwn = (): void => {
    if (quiet) announce({ tags: new Set(changes), removed: [], quiet })
    else for (const tag of changes) waiting.add(tag)
  }
  try {
    const answer = await run()
    if (removes) removed.push(input)
    announceOwn()
    return answer
  } catch (error) {
    // Somebody was faster: what is on the screen is no longer true.
    if (error instanceof ApiError && (error.status === 409 || error.status === 404)) announceOwn()
    throw error
  } finally {
    count(counted, -1)
    notifySettled()
  }
}

/** Milliseconds between two moments at which changes of others are announced. */
const pace = 1000
const heard = new Set<Tag>()
let timer: ReturnType<typeof setTimeout> | undefined
let announcedAt = 0

/**
 * Changes made elsewhere, as the server said. They are announced together, at most once a second, and at some moment of
 * `within` milliseconds, so that not all pages ask at once.
 */
export const hear = (tags: readonly Tag[], within: number): void => {
  for (const tag of tags) heard.add(tag)
  timer ??= setTimeout(
    () => {
      timer = undefined
      announcedAt = Date.now()
      for (const tag of heard) waiting.add(tag)
      heard.clear()
      notifySettled()
    },
    Math.max(Math.random() * within, announcedAt + pace - Date.now()),
  )
}
