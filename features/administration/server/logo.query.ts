import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getLogo } from '../contract/system.endpoints.ts'
import { logoOf } from './logos.ts'
import { readSettings } from './system-settings.ts'

export const getLogoQuery = query({
  endpoint: getLogo,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx) => {
    const { brand } = await readSettings(ctx.db, ctx.locale)
    return { name: 'logo.svg', mime: 'image/svg+xml', stream: Buffer.from(logoOf(brand)) }
  },
})
