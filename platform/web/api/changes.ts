import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ApiError } from './api-error.ts'
import type { AnyInput } from './call-input.ts'

/** Data that has changed on the server. */
export type Change = {
  tags: ReadonlySet<Tag>
  /** Inputs of commands that removed the object they name. */
  removed: readonly AnyInput[]
  /** Saved by code that updates the screen itself: nothing is refetched now. */
  quiet: boolean
}

const listeners = new Set<(change: Change) => void>()

const announce = (change: Change): void => {
  for (const listener of listeners) listener(change)
}

/** Subscribes to every change, by this page and by others; returns the unsubscribe function. */
export const onChange = (listener: (change: Change) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Commands in progress, by the tags they change. */
const running = new Map<Tag, number>()
const waiting = new Set<Tag>()
let removed: AnyInput[] = []
let paused = 0

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

/** Maximum milliseconds that a command may delay notifications. */
const longestWait = 3000
let deadline: ReturnType<typeof setTimeout> | undefined

// A refetch while the next command is in progress would show an intermediate state.
const notifySettled = (): void => {
  if (paused > 0) return
  announceSettled([...waiting].filter((tag) => !running.get(tag)))
  clearTimeout(deadline)
  if (waiting.size > 0) deadline = setTimeout(() => announceSettled([...waiting]), longestWait)
}

/** Runs several commands in sequence and announces their changes once, at the end. */
export const inOneGo = async <T>(run: () => Promise<T>): Promise<T> => {
  paused += 1
  try {
    return await run()
  } finally {
    paused -= 1
    notifySettled()
  }
}

/** Refusals about the upload that a call names: they say nothing of what the screen shows. */
const aboutUploads: ReadonlySet<unknown> = new Set<ErrorCode>([
  'UPLOAD_BUSY',
  'UPLOAD_GONE',
  'UPLOAD_DAMAGED',
])

/** Whether a refusal shows that another person was faster: the screen is outdated. */
const showsOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) && !aboutUploads.has(error.code)

/** How a command is announced. */
type Announced = { quiet?: boolean | undefined }

/** Makes a call; a command is announced when it is done, and on 404 or 409, which show that the page was outdated. */
export const announcing = async <T>(
  { changes = [], removes }: Endpoint,
  input: AnyInput,
  { quiet = false }: Announced,
  run: () => Promise<T>,
): Promise<T> => {
  if (changes.length === 0) return run()
  const counted = quiet ? [] : changes
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
    if (showsOutdated(error)) announceOwn()
    throw error
  } finally {
    count(counted, -1)
    notifySettled()
  }
}

/** Minimum milliseconds between two announcements of others' changes. */
const pace = 1000
const received = new Set<Tag>()
let timer: ReturnType<typeof setTimeout> | undefined
let announcedAt = 0

/**
 * Handles changes made elsewhere, as the server reports them. They are announced together, at most once a second,
 * after a random delay of up to `within` milliseconds, so that pages do not all refetch at once.
 */
export const hear = (tags: readonly Tag[], within: number): void => {
  for (const tag of tags) received.add(tag)
  timer ??= setTimeout(
    () => {
      timer = undefined
      announcedAt = Date.now()
      for (const tag of received) waiting.add(tag)
      received.clear()
      notifySettled()
    },
    Math.max(Math.random() * within, announcedAt + pace - Date.now()),
  )
}
