import { buffer } from 'node:stream/consumers'
import { ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { threadPool } from '#platform/server/threads/thread-pool.ts'
import type { StampAnswer, StampRequest } from './stamp-pdf.ts'

/** In the build, the entry file is next to the program (`tools/programs.mjs`). */
const entry = new URL(
  import.meta.url.endsWith('.ts') ? './stamp.thread.ts' : './stamp-thread.js',
  import.meta.url,
)

const threads = threadPool<StampRequest, StampAnswer>({
  entry,
  size: 1,
  waiting: 20,
  waitSeconds: 20,
  idleSeconds: 30,
  megabytes: 512,
  seconds: 30,
})

/** Whether files of this type can be stamped. */
export const isMarkable = (mime: string): boolean => mime === 'application/pdf'

const pad = (value: number): string => String(value).padStart(2, '0')

/** Formats a time in UTC in the reader's language. */
const momentOf = (now: Date, locale: 'ru' | 'en'): string => {
  const [year, month, day] = [now.getUTCFullYear(), pad(now.getUTCMonth() + 1), pad(now.getUTCDate())]
  const clock = `${pad(now.getUTCHours())}:${pad(now.getUTCMinutes())} UTC`
  return locale === 'ru' ? `${day}.${month}.${year} ${clock}` : `${year}/${month}/${day} ${clock}`
}

/** The file with reader and time stamped on each page; null if it cannot be stamped. */
export const markFile = async (ctx: SignedIn, fileId: string, person: string): Promise<Buffer | null> => {
  const bytes = await buffer(await ctx.files.open(fileId))
  const line = [person || ctx.actor.uid, momentOf(ctx.now, ctx.locale)].join(' · ')
  try {
    const { stamped } = await threads.run(ctx.actor.uid, { bytes: Uint8Array.from(bytes), line })
    return stamped && Buffer.from(stamped)
  } catch (error) {
    // A full queue is an error, so that flooding it does not yield unstamped files.
    if (error instanceof ProductError) throw error
    // Other failures, for example a file too large for the worker: the file is delivered without a stamp, which is
    // logged.
    ctx.log.warn({ err: error, file: fileId }, 'a file of a room carries no mark')
    return null
  }
}
