import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileEntity } from '#platform/domain/file-rules.ts'
import type { PictureWidth } from '#platform/domain/picture-widths.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { FileOwner } from '#platform/domain/quotas.ts'
import type { Context, SignedIn } from '../context.ts'
import { expiringMap } from '../expiring-map.ts'
import type { FileAnswer } from '../handler.ts'
import { smallerImage } from './images.ts'
import { requireFreeQuota } from './quota.ts'
import type { UploadedFile } from './receive-file.ts'

/** A file whose bytes are stored and which has no owner yet; `size` in bytes. */
export type StoredFile = { id: string; name: string; mime: string; size: number; sha256: string }

/** Stores the bytes of a file: for `prepare`, whose use case removes them again when it fails. */
export const storeFile = async (
  { files }: Pick<Context, 'files'>,
  { bytes, ...facts }: UploadedFile,
): Promise<StoredFile> => {
  const id = randomUUID()
  await files.put(id, bytes)
  return { id, size: bytes.length, ...facts }
}

/** The `prepare` of a use case that stores the uploaded file unchanged. */
export const storeUpload = (ctx: Pick<Context, 'files'>, { body }: { body: UploadedFile }) =>
  storeFile(ctx, body)

/** Assigns a stored file to an owner with enough quota, in the caller's transaction; returns the file's id. */
export const keepFile = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  entity: FileEntity,
  owner: FileOwner,
  file: StoredFile,
): Promise<string> => {
  await requireFreeQuota(db, owner, file.size)
  await db
    .insertInto('file')
    .values({ ...file, entity, owner, uploaded_by: actor.uid })
    .execute()
  return file.id
}

/** A stored file as a download; the caller has checked the permission. */
export const downloadFile = async (ctx: Context, fileId: string): Promise<FileAnswer> => {
  const row = await ctx.db
    .selectFrom('file')
    .select(['name', 'mime', 'size'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, stream: await ctx.files.open(fileId) }
}

/** Maximum number of resized images cached per process: a few kilobytes each. */
const maxSmaller = 500
const smallerCacheMs = 86_400_000
const smaller = expiringMap<Buffer>(maxSmaller)

const inWidth = async (ctx: Context, fileId: string, width: PictureWidth): Promise<Buffer> => {
  const key = `${fileId} ${width}`
  const known = smaller.get(key)
  if (known) return known
  const bytes = await smallerImage(await buffer(await ctx.files.open(fileId)), width)
  smaller.set(key, bytes, Date.now() + smallerCacheMs)
  return bytes
}

type RequestedImage = { image: string; width?: PictureWidth | undefined }

const imageOf = async (
  ctx: Context,
  entity: FileEntity,
  { image, width }: RequestedImage,
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

/** A public image by its unguessable id, resized on request; files of other entities are not found. */
export const publicImage = async (
  ctx: Context,
  entity: FileEntity,
  requested: RequestedImage,
): Promise<FileAnswer> => ({ ...(await imageOf(ctx, entity, requested)), forever: true })

/** The same for an image that the caller has found to be visible now, and which may become private. */
export const shownImage = async (
  ctx: Context,
  entity: FileEntity,
  requested: RequestedImage,
): Promise<FileAnswer> => ({
  ...(await imageOf(ctx, entity, requested)),
  shown: { etag: `${requested.image}-${requested.width ?? 0}` },
})
