import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import {
  chunkStarts,
  idleUploadMinutes,
  maxUploadBytes,
  maxUploads,
  resumableSeconds,
  uploadHours,
} from '#platform/domain/upload-limits.ts'
import type { Db } from '../context.ts'
import { isFree } from './taken-uploads.ts'

/** A file before its chunks; `key` names the one sending of it. */
type Announced = { key: string; name: string; size: number; sha256: string | null }

/** An upload that is not finished. */
export type Upload = { id: string; size: number }

/**
 * The upload that this sending began, or one of the same file that no other sending works on: it gets another id, so
 * that the earlier sending neither adds to it nor receives its answer.
 */
const findSame = async (
  db: Db,
  personUid: string,
  { key, name, size, sha256 }: Announced,
): Promise<string | null> => {
  const { rows } = await sql<{ id: string }>`
    update file_upload set touched_at = now(), send_key = ${key},
      id = case when send_key = ${key} then id else gen_random_uuid() end
    where id = (
      select id from file_upload
      where person_uid = ${personUid} and answered_at is null
        and name = ${name} and size = ${size} and sha256 is not distinct from ${sha256}
        and (send_key = ${key} or (sha256 is not null and ${isFree}
          and (send_key is null or touched_at < now() - make_interval(secs => ${resumableSeconds}))))
      order by send_key is not distinct from ${key} desc, touched_at desc limit 1)
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

const isIdle = sql<boolean>`touched_at < now() - make_interval(mins => ${idleUploadMinutes})`

/** Removes uploads of the person that nobody works on, until there is room for one more. */
const dropIdleUploads = async (db: Db, personUid: string): Promise<void> => {
  const own = sql`person_uid = ${personUid} and answered_at is null`
  await sql`
    delete from file_upload where ${isIdle} and id in (
      select id from file_upload where ${own} order by touched_at desc offset ${maxUploads - 1})`.execute(db)
  // Complete ones wait for a call that may never be made: those that a call has read come first.
  await sql`
    delete from file_upload where id in (
      select u.id from file_upload u where ${own} and ${isFree}
        and size = (select sum(length(c.bytes)) from file_upload_chunk c where c.upload_id = u.id)
      order by send_key is null desc, touched_at
      limit greatest(0, (select count(*) from file_upload where ${own}) - ${maxUploads - 1}))`.execute(db)
}

/** The sizes of all unfinished uploads, and of this one, fit into the portal's space for them. */
const requireSpace = async (db: Db, size: number): Promise<void> => {
  const read = async (): Promise<number> => {
    const { rows } = await sql<{ bytes: string }>`
      select coalesce(sum(size::bigint), 0)::text as bytes from file_upload where answered_at is null`.execute(
      db,
    )
    return Number(rows[0]!.bytes)
  }
  if ((await read()) + size <= maxUploadBytes) return
  await sql`delete from file_upload where answered_at is null and ${isFree} and ${isIdle}`.execute(db)
  if ((await read()) + size > maxUploadBytes) throw new ProductError('UPLOADS_FULL')
}

const insert = async (db: Db, personUid: string, { key, name, size, sha256 }: Announced): Promise<string> => {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), hashtext(${personUid}))`.execute(db)
  await dropIdleUploads(db, personUid)
  await requireSpace(db, size)
  const { rows } = await sql<{ id: string }>`
    insert into file_upload (person_uid, send_key, name, size, sha256)
    select ${personUid}, ${key}, ${name}, ${size}, ${sha256}
    where (select count(*) from file_upload where person_uid = ${personUid} and answered_at is null) < ${maxUploads}
    returning id`.execute(db)
  if (!rows[0]) throw new ProductError('UPLOAD_LIMIT', { limit: maxUploads })
  return rows[0].id
}

/** The unfinished upload of this file, or a new one; with the starts of its missing chunks. */
export const openUpload = async (db: Db, personUid: string, announced: Announced) => {
  const known = await findSame(db, personUid, announced)
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
  const { rows } = await sql<{ id: string }>`
    with touched as (
      update file_upload set touched_at = now() where id = ${id} and answered_at is null returning id),
    stored as (
      insert into file_upload_chunk (upload_id, start, bytes) select id, ${start}, ${bytes} from touched
      on conflict do nothing)
    select id from touched`.execute(db)
  // Meanwhile it was received, removed, or another sending goes on with it.
  if (rows.length === 0) throw new ProductError('UPLOAD_GONE')
}

export const removeUpload = async (db: Db, id: string): Promise<void> => {
  await sql`delete from file_upload where id = ${id}`.execute(db)
}

/** Removes uploads a day after they began. */
export const removeStaleUploads = async (db: Db): Promise<void> => {
  await sql`
    delete from file_upload where created_at < now() - make_interval(hours => ${uploadHours})`.execute(db)
}
