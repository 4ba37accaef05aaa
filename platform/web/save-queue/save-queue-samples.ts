import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { ApiError } from '../api/api-error.ts'
import { createDrafts } from './drafts.ts'
import { createOtherTabs } from './other-tabs.ts'
import { createSaveQueue } from './save-queue.ts'
import type { SaveQueueOptions, SentEntry, StoredDraft } from './save-queue.types.ts'

/** An error response. */
export const failing = (
  status: number,
  code: ErrorCode | 'VALIDATION_FAILED' | null,
  fields = {},
): ApiError =>
  new ApiError({ url: '', status, statusText: '', body: code ? { code, message: `x: ${code}`, fields } : '' })

/** A string storage, as in a browser. */
export const storageStub = () => {
  const stub: Record<string, unknown> = Object.create({
    getItem: (key: string) => (stub[key] as string | undefined) ?? null,
    setItem: (key: string, text: string) => void (stub[key] = text),
    removeItem: (key: string) => void delete stub[key],
  })
  return stub
}

type StoredValue = { value: string; version: number; by: string }

/** A fake server that stores texts by key, each with its version or all with one, and fails on request. */
export const createServer = (isOneRecord = false) => {
  const stored = new Map<string, StoredValue>()
  const failures: ApiError[] = []
  let record = 0
  const at = (key: string): StoredValue => stored.get(key) ?? { value: '', version: 0, by: '' }
  const versionOf = (key: string): number => (isOneRecord ? record : at(key).version)
  const write = (key: string, value: string, by: string): void => {
    record += 1
    stored.set(key, { value, version: at(key).version + 1, by })
  }
  const server = {
    saves: [] as SentEntry<string>[][],
    isAway: false,
    delay: 0,
    loseAnswers: 0,
    peak: 0,
    fail: (error: ApiError, times = 1) => failures.push(...Array.from({ length: times }, () => error)),
    value: (key: string) => at(key).value,
    load: (key: string) => ({ value: at(key).value, version: versionOf(key) }),
    write: (key: string, value: string) => write(key, value, 'Анна'),
  }
  let atOnce = 0
  const answer = async <T>(work: () => T): Promise<T> => {
    atOnce += 1
    server.peak = Math.max(server.peak, atOnce)
    try {
      if (server.delay > 0) await new Promise((resolve) => void setTimeout(resolve, server.delay))
      const failure = server.isAway ? failing(0, null) : failures.shift()
      if (failure) throw failure
      const done = work()
      if (server.loseAnswers > 0) {
        server.loseAnswers -= 1
        throw failing(0, null)
      }
      return done
    } finally {
      atOnce -= 1
    }
  }
  const options = {
    load: server.load,
    save: (batch: readonly SentEntry<string>[]) => {
      server.saves.push([...batch])
      return answer(() => {
        if (batch.some(({ key, version }) => version !== versionOf(key))) throw failing(409, 'STATE_CHANGED')
        for (const { key, value } of batch) write(key, value, 'я')
        const versions = batch.map(({ key }) => versionOf(key))
        const others = isOneRecord
          ? [...stored.keys()].filter((key) => batch.every((one) => one.key !== key))
          : []
        return {
          savedAt: '2026-11-21T09:31:00.000Z',
          versions,
          news: others.map((key) => ({ key, theirs: { ...server.load(key), at: null, by: null } })),
        }
      })
    },
    read: (keys: readonly string[]) =>
      answer(() =>
        keys.map((key) => ({
          key,
          theirs: { ...server.load(key), at: '2026-11-21T09:00:00.000Z', by: at(key).by },
        })),
      ),
  }
  return Object.assign(server, { options })
}

/** A queue with a server, as a page opens it; `name`: its drafts and tabs. */
export const openQueue = (
  server: ReturnType<typeof createServer>,
  name: string,
  more: Partial<SaveQueueOptions<string>> = {},
) => {
  const queue = createSaveQueue<string>({
    ...server.options,
    rules: () => ({
      same: (one, other) => one.trim() === other.trim(),
      problem: (value) => (value.length > 12 ? 'TOO_LONG' : null),
    }),
    drafts: createDrafts<StoredDraft<string, never>>(name),
    tabs: createOtherTabs<string>(name),
    ...more,
  })
  return { queue, stop: queue.start() }
}
