import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { builderSearch } from './builder/builder-search.ts'
import { builderPath, elementPath } from './builder/paths.ts'

const builder = { access: 'ProfileTemplates', layout: 'work', search: builderSearch } as const

/** Screens of this feature. */
export const screens = [
  screen({
    ...builder,
    path: builderPath,
    title: 'profiles:builder.title',
    load: () => import('./builder/TemplateBuilder.tsx'),
    component: 'TemplateBuilder',
  }),
  screen({
    ...builder,
    path: elementPath,
    title: 'profiles:builder.elementTitle',
    load: () => import('./builder/element/ElementScreen.tsx'),
    component: 'ElementScreen',
  }),
]

fillSlot('profile.read', async () => (await import('./reading/ProfileReading.tsx')).ProfileReading)
fillSlot('profile.project', async () => (await import('./filling/ProjectFilling.tsx')).ProjectFilling)
fillSlot('profile.task', async () => (await import('./filling/TaskFilling.tsx')).TaskFilling)
fillSlot(
  'profile.indicators',
  async () => (await import('./reading/indicators/ProjectIndicators.tsx')).ProjectIndicators,
)
fillSlot('profile.task-changes', async () => (await import('./remarks/TaskChanges.tsx')).TaskChanges)
fillSlot('object.inputs', async () => (await import('./builder/element/ObjectInputs.tsx')).ObjectInputs)
