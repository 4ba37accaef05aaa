import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { officeImage, officeImageOfOurs } from '#platform/server/files/images.ts'
import { isAmong } from '#platform/server/sql.ts'
import { picturesIn } from '../../../fields/domain/rich-text.rules.ts'
import { maxPictureBytes, maxPictures } from '../../domain/states.ts'
import type { Scope } from '../../domain/template-values.ts'
import { bytesOf } from '../user-report.repository.ts'
import type { Pictures, ReportPicture } from './report-picture.ts'

/** A page shows no more of a picture. */
const box = { width: 1200, height: 1200 }

/** Which of these files are pictures that a document can show. */
export const picturesAmong = async (db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (fileIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from file where ${isAmong(sql`id`, fileIds)} and mime in ('image/png', 'image/jpeg')`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Pictures of the project's profile that these texts contain. */
export const picturesOfTexts = async (
  db: Db,
  projectId: number,
  values: readonly unknown[],
): Promise<ReadonlySet<string>> => {
  const ids = values.flatMap((value) =>
    typeof value === 'string' && value.includes('data-picture') ? picturesIn(value).map(({ id }) => id) : [],
  )
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select file_id as id from profile_picture
    where project_id = ${projectId} and ${isAmong(sql`file_id::text`, [...new Set(ids)])}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whether something in a list or below it may be shown as a picture. */
export const hasPictures = (scopes: readonly Scope[]): boolean =>
  scopes.some((scope) =>
    Object.values(scope).some((value) =>
      Array.isArray(value) ? hasPictures(value) : value.picture !== undefined,
    ),
  )

/** The files that these names may show, wherever they stand. */
const filesNamed = (scopes: readonly Scope[], names: ReadonlySet<string>): string[] =>
  scopes.flatMap((scope) =>
    Object.entries(scope).flatMap(([name, value]): readonly string[] => {
      if (Array.isArray(value)) return filesNamed(value, names)
      return names.has(name) ? (value.picture?.files ?? []) : []
    }),
  )

/** Of loaded pictures those of one project: the thread that fills its file is sent no others. */
export const picturesOf = (scope: Scope, pictures: Pictures): Pictures => {
  const own = Object.values(scope).flatMap((value): [string, ReportPicture][] => {
    if (Array.isArray(value)) return value.flatMap((one) => Object.entries(picturesOf(one, pictures)))
    return (value.picture?.files ?? []).flatMap((id): [string, ReportPicture][] => {
      const picture = pictures[id]
      return picture ? [[id, picture]] : []
    })
  })
  return Object.fromEntries(own)
}

/** Pictures that a template names, and the names of files that are none or for which there is no room. */
export type LoadedPictures = { pictures: Pictures; refused: string[] }

/** Loads and re-encodes the pictures of these tags; the declared type of an uploaded file is not trusted. */
export const loadPictures = async (
  ctx: Pick<SignedIn, 'actor' | 'db' | 'files'>,
  scopes: readonly Scope[],
  names: ReadonlySet<string>,
): Promise<LoadedPictures> => {
  const ids = [...new Set(filesNamed(scopes, names))]
  const pictures: Record<string, ReportPicture> = {}
  const refused: string[] = []
  if (ids.length === 0) return { pictures, refused }
  const { rows } = await sql<{ id: string; name: string; isOurs: boolean }>`
    select id, name, entity = 'RICH_TEXT_IMAGE' as "isOurs" from file where ${isAmong(sql`id`, ids)}`.execute(
    ctx.db,
  )
  const fileOf = new Map(rows.map((row) => [row.id, row]))
  let room = maxPictureBytes
  for (const [at, id] of ids.entries()) {
    const file = fileOf.get(id)
    if (file === undefined) continue
    const { name, isOurs } = file
    const make = isOurs ? officeImageOfOurs : officeImage
    if (at >= maxPictures) {
      refused.push(name)
      continue
    }
    try {
      // One after another: a picture is large as long as it is decoded.
      // oxlint-disable-next-line no-await-in-loop
      const made = await make(ctx.actor.uid, await bytesOf(ctx, id), box)
      if (made.bytes.length > room) {
        refused.push(name)
        continue
      }
      room -= made.bytes.length
      pictures[id] = { ...made, bytes: new Uint8Array(made.bytes), name }
    } catch (error) {
      if (!(error instanceof ProductError && error.code === 'FILE_INCORRECT')) throw error
      refused.push(name)
    }
  }
  return { pictures, refused }
}
