import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { shownImage } from '#platform/server/files/files.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getShownPicture } from '../contract/shown-picture.endpoints.ts'
import { isShown } from './showcase-people.sql.ts'

export const getShownPictureQuery = query({
  endpoint: getShownPicture,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { image: key, size, width } }) => {
    const { rows } = await sql<{ small: string | null; large: string | null }>`
      select f.avatar_small_file_id as small, f.avatar_file_id as large
      from person p join person_profile f on f.person_uid = p.uid where p.card_key = ${key} and ${isShown}`.execute(
      ctx.db,
    )
    const image = rows[0]?.[size]
    if (!image) throw notFound()
    return shownImage(ctx, 'AVATAR', { image, width })
  },
})
