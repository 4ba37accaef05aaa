import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { portalFiguresQuery } from './server/portal-figures.query.ts'

/** The start pages and what they tell of the portal. */
export const landingFeature: Feature = {
  name: 'landing',
  endpoints,
  handlers: [portalFiguresQuery()],
}
