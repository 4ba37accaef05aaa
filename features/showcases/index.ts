import { featureOf } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { projectPages } from './server/projects.site-map.ts'

export { changePublication, publishOnAcceptance } from './server/move-publication.ts'

/** Showcases of accelerators: what they show of projects, and which projects. */
export const showcasesFeature = featureOf(parts, {
  siteMap: [projectPages],
  constraintErrors: { publication_template_main: 'MAIN_SHOWCASE_LIMIT' },
})
