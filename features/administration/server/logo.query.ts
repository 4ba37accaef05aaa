import { portalPolicy } from '#platform/domain/policy.ts'
import { pictureOf } from '#platform/domain/variables/picture-value.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { readVariables } from '#platform/server/variables/live-variables.ts'
import { getLogo } from '../contract/system.endpoints.ts'
import { logoOf } from './logos.ts'

export const getLogoQuery = query({
  endpoint: getLogo,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx) => {
    const { brand, logo } = await readVariables(ctx.db)
    const uploaded = pictureOf(logo)
    return uploaded
      ? {
          name: `logo.${uploaded.mime.slice('image/'.length)}`,
          mime: uploaded.mime,
          stream: Buffer.from(uploaded.base64, 'base64'),
        }
      : { name: 'logo.svg', mime: 'image/svg+xml', stream: Buffer.from(logoOf(brand)) }
  },
})
