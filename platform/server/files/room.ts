import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { quotaOf, type FileOwner, type Room } from '#platform/domain/quotas.ts'
import type { Db } from '../context.ts'

/** The room of an owner who has no file yet; `null` without a limit. */
export const emptyRoom = (owner: FileOwner): Room | null => {
  const quota = quotaOf(owner)
  return quota && { files: 0, bytes: 0, maxFiles: quota.files, maxBytes: quota.bytes }
}

/** How much of an owner's room is taken; `null` without a limit. */
export const roomOf = async (db: Db, owner: FileOwner): Promise<Room | null> => {
  const empty = emptyRoom(owner)
  if (!empty) return null
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from file
    where owner = ${owner} and owner <> ''`.execute(db)
  return { ...empty, ...rows[0]! }
}

/** Refuses what would not fit. Uploads of one owner wait for each other from here to the end of their transactions. */
export const requireRoom = async (db: Db, owner: FileOwner, size: number): Promise<void> => {
  if (!quotaOf(owner)) return
  await sql`select pg_advisory_xact_lock(hashtext('file-room'), hashtext(${owner}))`.execute(db)
  const room = (await roomOf(db, owner))!
  if (room.files + 1 > room.maxFiles || room.bytes + size > room.maxBytes)
    throw new ProductError('FILE_QUOTA', {
      files: room.maxFiles,
      megabytes: Math.round(room.maxBytes / 1_048_576),
    })
}
