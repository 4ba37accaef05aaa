import { screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { builderSearch } from './builder/builder-search.ts'
import { builderPath, elementPath } from './builder/paths.ts'

const askAhead = () => import('./ask-ahead.ts')

const builder = {
  access: 'ProfileTemplates',
  layout: 'work',
  search: builderSearch,
  ahead: async () => (await askAhead()).builderAhead,
} as const

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

const askProfile = async () => (await askAhead()).askProfile

fillSlot('profile.read', async () => (await import('./reading/ProfileReading.tsx')).ProfileReading, {
  texts: 'profiles',
  ask: askProfile,
})
fillSlot('profile.project', async () => (await import('./filling/ProjectFilling.tsx')).ProjectFilling, {
  texts: 'profiles',
  ask: askProfile,
})
fillSlot('profile.task', async () => (await import('./filling/TaskFilling.tsx')).TaskFilling, {
  texts: 'profiles',
  ask: async () => (await askAhead()).askTaskProfile,
})
fillSlot(
  'profile.indicators',
  async () => (await import('./reading/indicators/ProjectIndicators.tsx')).ProjectIndicators,
)
fillSlot('profile.task-changes', async () => (await import('./remarks/TaskChanges.tsx')).TaskChanges)
fillSlot('object.inputs', async () => (await import('./builder/element/ObjectInputs.tsx')).ObjectInputs)
