import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { personOf } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '../context.ts'
import { finishUpload, releaseUpload, takeUpload } from '../files/uploads.ts'

/** A file that was sent in chunks before the call. */
export type SentFile = { name: string; bytes: Buffer }

/**
 * Makes a call with the file of an upload. One that changes something runs once: repeated after a lost answer, it gets
 * the first one. One that only reads leaves the file to the next call.
 */
export const withUpload = async (
  { db, actor }: Context,
  { id, url, endpoint }: { id: string; url: string; endpoint: Endpoint },
  handle: (sent: SentFile) => Promise<unknown>,
): Promise<unknown> => {
  const person = personOf(actor)
  if (!person || !z.uuid().safeParse(id).success) throw new ProductError('UPLOAD_GONE')
  const taken = await takeUpload(db, person.uid, id, `${endpoint.method} ${url}`)
  if ('answer' in taken) return taken.answer
  let answer: unknown
  try {
    answer = await handle(taken.file)
  } catch (error) {
    await releaseUpload(db, id)
    throw error
  }
  if (endpoint.reads) await releaseUpload(db, id)
  else await finishUpload(db, id, answer)
  return answer
}
