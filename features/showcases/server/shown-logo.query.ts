import { sql } from 'kysely'
import { portalPolicy } from '#platform/domain/policy.ts'
import { notFound } from '#platform/domain/product-error.ts'
import { shownImage } from '#platform/server/files/files.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getShownLogo } from '../contract/shown-logo.endpoints.ts'

export const getShownLogoQuery = query({
  endpoint: getShownLogo,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { image: key, width } }) => {
    const { rows } = await sql<{ image: string | null }>`
      select p.logo_file_id as image from shown_project s join project p on p.id = s.project_id
      where s.logo_key = ${key}`.execute(ctx.db)
    const image = rows[0]?.image
    if (!image) throw notFound()
    return shownImage(ctx, 'PROJECT_LOGO', { image, width })
  },
})
