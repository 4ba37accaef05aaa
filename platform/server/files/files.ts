import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { PictureWidth } from '#platform/domain/picture-widths.ts'
import type { FileOwner } from '#platform/domain/quotas.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '../context.ts'
import { expiringMap } from '../expiring-map.ts'
import type { FileAnswer } from '../handler.ts'
import { smallerImage } from './images.ts'
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

/** Pictures in smaller widths that a process keeps ready: a few kilobytes each. */
const mostSmaller = 500
const smallerKeptFor = 86_400_000
const smaller = expiringMap<Buffer>(mostSmaller)

const inWidth = async (ctx: Context, fileId: string, width: PictureWidth): Promise<Buffer> => {
  const key = `${fileId} ${width}`
  const known = smaller.get(key)
  if (known) return known
  const bytes = await smallerImage(await buffer(await ctx.files.open(fileId)), width)
  smaller.set(key, bytes, Date.now() + smallerKeptFor)
  return bytes
}

type AskedImage = { image: string; width?: PictureWidth | undefined }

const imageOf = async (
  ctx: Context,
  entity: FileEntity,
  { image, width }: AskedImage,
): Promise<Pick<FileAnswer, 'name' | 'mime' | 'size' | 'stream'>> => {
  const row = await ctx.db
    .selectFrom('file')
    .select(['name', 'mime', 'size'])
    .where('id', '=', image)
    .where('entity', '=', entity)
    .executeTakeFirst()
  if (!row) throw notFound()
  if (width === undefined) return { ...row, stream: await ctx.files.open(image) }
  const bytes = await inWidth(ctx, image, width)
  return { ...row, size: bytes.length, stream: bytes }
}

/**
 * A picture that everybody may see, by its id, which nobody guesses, in a smaller width if one is asked for; files of other
 * entities are not found.
 */
export const publicImage = async (
  ctx: Context,
  entity: FileEntity,
  asked: AskedImage,
): Promise<FileAnswer> => ({ ...(await imageOf(ctx, entity, asked)), forever: true })

/** The same where whoever calls has found that it is shown now, and may not be soon. */
export const shownImage = async (
  ctx: Context,
  entity: FileEntity,
  asked: AskedImage,
): Promise<FileAnswer> => ({
  ...(await imageOf(ctx, entity, asked)),
  shown: { etag: `${asked.image}-${asked.width ?? 0}` },
})
