import { featureOf, type Feature } from '#platform/server/feature.ts'
import { parts } from './parts.gen.ts'
import { sweptElementPictures } from './server/pictures.repository.ts'
import { projectPages } from './server/projects.site-map.ts'
import type { ShowcaseSettings } from './server/settings.ts'

export { requestedConsentJson } from './server/consent-requests.ts'
export { mayAskConsent } from './server/may-ask-consent.ts'
export { showcaseHooks } from './server/hook-jobs.ts'
export { changePublication, publishOnAcceptance } from './server/move-publication.ts'

/** Showcases of accelerators: their templates and published projects. */
export const showcasesFeature = (settings: ShowcaseSettings): Feature =>
  featureOf(
    parts,
    {
      files: [sweptElementPictures],
      siteMap: [projectPages],
      constraintErrors: { publication_template_main: 'MAIN_SHOWCASE_LIMIT' },
    },
    settings,
  )
