import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { constructorPath, settingsPath, templatesPath } from './paths.ts'

const ofTemplates = { access: 'PublicationTemplates', layout: 'work' } as const

export const screens = [
  screen({
    ...ofTemplates,
    path: templatesPath,
    title: 'showcases:templates.title',
    load: () => import('./screens/PublicationTemplates.tsx'),
    component: 'PublicationTemplates',
  }),
  screen({
    ...ofTemplates,
    path: constructorPath,
    title: 'showcases:template.title',
    texts: ['fields'],
    load: () => import('./screens/TemplateConstructor.tsx'),
    component: 'TemplateConstructor',
  }),
  screen({
    ...ofTemplates,
    path: settingsPath,
    title: 'showcases:settings.title',
    load: () => import('./screens/TemplateSettings.tsx'),
    component: 'TemplateSettings',
  }),
  screen({
    path: '/bch/view/project-list-showcase',
    title: 'showcases:showcased.title',
    texts: ['fields'],
    access: 'ShowcaseProjects',
    layout: 'work',
    load: () => import('./showcased/ShowcasedProjects.tsx'),
    component: 'ShowcasedProjects',
  }),
]

const texts = ['showcases', 'fields', 'projects']

fillSlot(
  'project.showcases',
  async () => (await import('./publications/ProjectPublications.tsx')).ProjectPublications,
  { texts },
)
fillSlot('showcase.publish', async () => (await import('./publications/PublishForm.tsx')).PublishForm, {
  texts,
})

fillSlot(
  'notice.PUBLICATION_CONSENT_ASKED',
  async () => (await import('./publications/ConsentDecision.tsx')).ConsentDecision,
  { texts },
)

declare module '#platform/domain/screen-paths.ts' {
  interface ScreenPaths {
    '/bch/view/publication-templates': object
    '/bch/view/project-list-showcase': object
    '/bch/view/publicationTemplateConstructor/:publicationTemplateId': object
    '/bch/view/publicationTemplateConstructor/:publicationTemplateId/settings': object
    [ofOne: `/bch/view/publicationTemplateConstructor/${number}`]: object
    [itsSettings: `/bch/view/publicationTemplateConstructor/${number}/settings`]: object
  }
}

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Previews a project in the showcases of an accelerator and publishes it, in the drawer. */
    'showcase.publish': { projectId: number; acceleratorId: number }
  }
}
