import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import { ProductError } from '#platform/domain/product-error.ts'
import { longestCallMinutes } from '#platform/domain/upload-limits.ts'
import type { Context, Db } from '../context.ts'

/** Whether no call is receiving the upload. */
export const isFree = sql<boolean>`(taken_at is null or taken_at < now() - make_interval(mins => ${longestCallMinutes}))`

/** The turn of one call with an upload. After it ended, another call may have a turn, which this one must not end. */
export type Turn = { id: string; taking: string }

/** A complete file for the call whose turn it is, or the response of the same call, which has received it before. */
type Taken = { turn: Turn; file: { name: string; bytes: Buffer } } | { answer: unknown }

type Whole = { name: string; size: number; sha256: string | null }

const explain = async (db: Db, personUid: string, id: string, call: string): Promise<Taken> => {
  const { rows } = await sql<{ call: string; answer: string; isAnswered: boolean }>`
    select call, answer, answered_at is not null as "isAnswered" from file_upload
    where id = ${id} and person_uid = ${personUid}`.execute(db)
  const row = rows[0]
  if (!row) throw new ProductError('UPLOAD_GONE')
  if (!row.isAnswered) throw new ProductError('UPLOAD_BUSY')
  if (row.call !== call) throw new ProductError('UPLOAD_GONE')
  return { answer: JSON.parse(row.answer) as unknown }
}

const readFile = async (db: Db, { id, taking }: Turn, { name, size, sha256 }: Whole) => {
  const chunks = await sql<{ bytes: Buffer }>`
    select bytes from file_upload_chunk where upload_id = ${id} order by start`.execute(db)
  const bytes = Buffer.concat(chunks.rows.map((chunk) => chunk.bytes))
  const isWhole =
    bytes.length === size && (sha256 === null || createHash('sha256').update(bytes).digest('hex') === sha256)
  if (!isWhole) {
    await sql`delete from file_upload where id = ${id} and taking = ${taking}`.execute(db)
    throw new ProductError('UPLOAD_DAMAGED')
  }
  return { name, bytes }
}

type Acting = Pick<Context, 'db' | 'log'>

/** The call failed, or only read the file: another call may receive it; after reading, another sending, too. */
export const releaseUpload = async (
  { db, log }: Acting,
  { id, taking }: Turn,
  { wasRead }: { wasRead: boolean },
): Promise<void> => {
  await sql`
    update file_upload set taken_at = null, taking = null, send_key = case when ${wasRead} then null else send_key end
    where id = ${id} and taking = ${taking}`
    .execute(db)
    // The call's own result is worth more; the turn ends by itself.
    .catch((error: unknown) => log.warn({ err: error, uploadId: id }, 'an upload was not released'))
}

/**
 * Gives a complete file to one call at a time. A call repeated after its answer was lost gets that answer. A call that
 * takes longer than its turn may be followed by another, which stores the file as well.
 */
export const takeUpload = async (
  ctx: Acting,
  personUid: string,
  id: string,
  call: string,
): Promise<Taken> => {
  const { db } = ctx
  const turn = { id, taking: randomUUID() }
  const { rows } = await sql<Whole>`
    update file_upload set taken_at = now(), taking = ${turn.taking}, touched_at = now(), call = ${call}
    where id = ${id} and person_uid = ${personUid} and answered_at is null and ${isFree}
    returning name, size, sha256`.execute(db)
  if (!rows[0]) return explain(db, personUid, id, call)
  try {
    return { turn, file: await readFile(db, turn, rows[0]) }
  } catch (error) {
    await releaseUpload(ctx, turn, { wasRead: false })
    throw error
  }
}

/** The call succeeded: its answer is stored for a repetition, and the chunks are removed. */
export const finishUpload = async (
  { db, log }: Acting,
  { id, taking }: Turn,
  answer: unknown,
): Promise<void> => {
  await sql`
    with done as (
      update file_upload set answered_at = now(), answer = ${JSON.stringify(answer ?? null)}
      where id = ${id} and taking = ${taking} returning id)
    delete from file_upload_chunk where upload_id in (select id from done)`
    .execute(db)
    // The file is stored: an error would make the person send it again.
    .catch((error: unknown) =>
      log.warn({ err: error, uploadId: id }, 'the answer of an upload was not stored'),
    )
}
