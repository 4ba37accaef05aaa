import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { chunkStarts, idleUploadMinutes, mostUploads, uploadHours } from '#platform/domain/upload-limits.ts'
import type { Db } from '../context.ts'

/** Minutes after which a call that received a file counts as ended by a crash, so that another may receive it. */
const longestCallMinutes = 3

type Announced = { name: string; size: number; sha256: string | null }

/** An upload that is not finished. */
export type Upload = { id: string; size: number }

const findSame = async (db: Db, personUid: string, { size, sha256 }: Announced): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    update file_upload set touched_at = now() where id = (
      select id from file_upload
      where person_uid = ${personUid} and sha256 = ${sha256} and size = ${size} and answered_at is null
      order by touched_at desc limit 1)
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

const insert = async (db: Db, personUid: string, { name, size, sha256 }: Announced): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), hashtext(${personUid}))`.execute(db)
  await sql`
    delete from file_upload where id in (
      select id from file_upload where person_uid = ${personUid} and answered_at is null
      order by touched_at desc offset ${mostUploads - 1})
    and touched_at < now() - make_interval(mins => ${idleUploadMinutes})`.execute(db)
  const { rows } = await sql<{ id: string }>`
    insert into file_upload (person_uid, name, size, sha256)
    select ${personUid}, ${name}, ${size}, ${sha256}
    where (select count(*) from file_upload where person_uid = ${personUid} and answered_at is null) < ${mostUploads}
    returning id`.execute(db)
  if (!rows[0]) throw new ProductError('UPLOAD_LIMIT', { limit: mostUploads })
  return rows[0].id
}

/** The unfinished upload of these bytes, or a new one; with the starts of its missing chunks. */
export const openUpload = async (db: Db, personUid: string, announced: Announced) => {
  const known = announced.sha256 === null ? null : await findSame(db, personUid, announced)
  if (known === null)
    return { uploadId: await insert(db, personUid, announced), missing: chunkStarts(announced.size) }
  const { rows } = await sql<{ start: number }>`
    select start from file_upload_chunk where upload_id = ${known}`.execute(db)
  const arrived = new Set(rows.map(({ start }) => start))
  return { uploadId: known, missing: chunkStarts(announced.size).filter((start) => !arrived.has(start)) }
}

/** The person's own unfinished upload; another's is as unknown as none. */
export const findUpload = async (db: Db, personUid: string, id: string): Promise<Upload> => {
  const { rows } = await sql<Upload>`
    select id, size from file_upload
    where id = ${id} and person_uid = ${personUid} and answered_at is null`.execute(db)
  if (!rows[0]) throw new ProductError('UPLOAD_GONE')
  return rows[0]
}

/** Stores a chunk whose place and length are checked; a repeated one is ignored. */
export const storeChunk = async (db: Db, { id }: Upload, start: number, bytes: Buffer): Promise<void> => {
  await sql`
    with touched as (update file_upload set touched_at = now() where id = ${id} returning id)
    insert into file_upload_chunk (upload_id, start, bytes) select id, ${start}, ${bytes} from touched
    on conflict do nothing`.execute(db)
}

export const removeUpload = async (db: Db, id: string): Promise<void> => {
  await sql`delete from file_upload where id = ${id}`.execute(db)
}

/** Removes uploads that got no chunk for a day. */
export const removeStaleUploads = async (db: Db): Promise<void> => {
  await sql`
    delete from file_upload where touched_at < now() - make_interval(hours => ${uploadHours})`.execute(db)
}

/** A complete file, or the response of the same call, which has received it before. */
type Taken = { file: { name: string; bytes: Buffer } } | { answer: unknown }

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

/**
 * Gives a complete file to one call at a time. A call repeated after its answer was lost gets that answer, and does
 * not store the file twice.
 */
export const takeUpload = async (db: Db, personUid: string, id: string, call: string): Promise<Taken> => {
  const { rows } = await sql<Announced>`
    update file_upload set taken_at = now(), touched_at = now(), call = ${call}
    where id = ${id} and person_uid = ${personUid} and answered_at is null
      and (taken_at is null or taken_at < now() - make_interval(mins => ${longestCallMinutes}))
    returning name, size, sha256`.execute(db)
  const row = rows[0]
  if (!row) return explain(db, personUid, id, call)
  const chunks = await sql<{ bytes: Buffer }>`
    select bytes from file_upload_chunk where upload_id = ${id} order by start`.execute(db)
  const bytes = Buffer.concat(chunks.rows.map((chunk) => chunk.bytes))
  const isWhole =
    bytes.length === row.size &&
    (row.sha256 === null || createHash('sha256').update(bytes).digest('hex') === row.sha256)
  if (!isWhole) {
    await removeUpload(db, id)
    throw new ProductError('UPLOAD_DAMAGED')
  }
  return { file: { name: row.name, bytes } }
}

/** The call failed, or only read the file: another may receive it. */
export const releaseUpload = async (db: Db, id: string): Promise<void> => {
  await sql`update file_upload set taken_at = null where id = ${id}`.execute(db)
}

/** The call succeeded: its answer is stored for a repetition, and the chunks are removed. */
export const finishUpload = async (db: Db, id: string, answer: unknown): Promise<void> => {
  await sql`
    with done as (
      update file_upload set answered_at = now(), answer = ${JSON.stringify(answer ?? null)}
      where id = ${id} returning id)
    delete from file_upload_chunk where upload_id in (select id from done)`.execute(db)
}
