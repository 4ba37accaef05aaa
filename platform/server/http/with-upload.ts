import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { personOf } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '../context.ts'
import { finishUpload, releaseUpload, takeUpload } from '../files/taken-uploads.ts'

/** A file that was sent in chunks before the call. */
export type SentFile = { name: string; bytes: Buffer }

/** A call that names an upload; its headers are those that its contract declares. */
type NamingCall = { id: string; url: string; headers: unknown; endpoint: Endpoint }

/** Calls are the same if nothing that decides their result differs. */
const keyOf = ({ url, headers, endpoint }: NamingCall): string =>
  `${endpoint.method} ${url} ${JSON.stringify(headers)}`

/**
 * Makes a call with the file of an upload. One that changes something runs once: repeated after a lost answer, it gets
 * the first one. One that only reads leaves the file to the next call.
 */
export const withUpload = async (
  ctx: Context,
  call: NamingCall,
  handle: (sent: SentFile) => Promise<unknown>,
): Promise<unknown> => {
  const person = personOf(ctx.actor)
  if (!person || !z.uuid().safeParse(call.id).success) throw new ProductError('UPLOAD_GONE')
  const taken = await takeUpload(ctx, person.uid, call.id, keyOf(call))
  if ('answer' in taken) return taken.answer
  let answer: unknown
  try {
    answer = await handle(taken.file)
  } catch (error) {
    await releaseUpload(ctx, taken.turn, { wasRead: false })
    throw error
  }
  if (call.endpoint.reads) await releaseUpload(ctx, taken.turn, { wasRead: true })
  else await finishUpload(ctx, taken.turn, answer)
  return answer
}
