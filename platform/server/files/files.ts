import { randomUUID } from 'node:crypto'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { FileOwner } from '#platform/domain/quotas.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '../context.ts'
import type { FileAnswer } from '../handler.ts'
import type { UploadedFile } from './receive-file.ts'
import { requireRoom } from './room.ts'

/**
 * Keeps an uploaded file where its owner has room for it: its bytes first, then its row in the caller's transaction;
 * answers the file's id.
 */
export const keepFile = async (
  ctx: SignedIn,
  entity: FileEntity,
  owner: FileOwner,
  upload: UploadedFile,
): Promise<string> => {
  const id = randomUUID()
  await ctx.files.put(id, upload.bytes)
  try {
    await requireRoom(ctx.db, owner, upload.bytes.length)
    await ctx.db
      .insertInto('file')
      .values({
        id,
        entity,
        owner,
        name: upload.name,
        mime: upload.mime,
        size: upload.bytes.length,
        sha256: upload.sha256,
        uploaded_by: ctx.actor.uid,
      })
      .execute()
  } catch (error) {
    await ctx.files.remove(id)
    throw error
  }
  return id
}

/** A kept file as a download; the caller has checked that the person may have it. */
export const downloadFile = async (ctx: Context, fileId: string): Promise<FileAnswer> => {
  const row = await ctx.db
    .selectFrom('file')
    .select(['name', 'mime', 'size'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, stream: await ctx.files.open(fileId) }
}

/** A picture that everybody may see, by its id, which nobody guesses; files of other entities are not found. */
export const publicImage = async (ctx: Context, entity: FileEntity, fileId: string): Promise<FileAnswer> => {
  const row = await ctx.db
    .selectFrom('file')
    .select(['name', 'mime', 'size'])
    .where('id', '=', fileId)
    .where('entity', '=', entity)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, stream: await ctx.files.open(fileId), forever: true }
}
