import { portalPolicy } from '#platform/domain/policy.ts'
import { pictureOf } from '#platform/domain/variables/picture-value.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { getLogo } from '../contract/system.endpoints.ts'
import { logoOf, logoVersion } from './logos.ts'

export const getLogoQuery = query({
  endpoint: getLogo,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx, { query: { v } }) => {
    const { brand, logo } = variablesOf(ctx.db)
    const uploaded = pictureOf(logo)
    if (!uploaded) {
      const svg = logoOf(brand)
      return {
        name: 'logo.svg',
        mime: 'image/svg+xml',
        stream: Buffer.from(svg),
        etag: logoVersion(svg),
      }
    }
    const version = logoVersion(logo)
    return {
      name: `logo.${uploaded.mime.slice('image/'.length)}`,
      mime: uploaded.mime,
      stream: Buffer.from(uploaded.base64, 'base64'),
      // Each version has its own URL; the URL without a version may change its content.
      ...(v === version ? { forever: true as const } : { etag: version }),
    }
  },
})
