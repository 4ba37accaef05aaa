import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { technologyPages } from './server/technologies.site-map.ts'

/** The catalogue of technologies, public to read, edited by the portal's administrators. */
export const technologiesFeature = featureOf(parts, {
  siteMap: [technologyPages],
  files: [{ entity: 'TECHNOLOGY' }],
  constraintErrors: { technology_relation_circle: 'TECHNOLOGY_CIRCLE' },
})
