import type { Screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

/** This feature has no screens: profiles are part of other features' screens. */
export const screens: Screen[] = []

const texts = ['project-profiles', 'fields']
const prefetch = () => import('./prefetch.ts')
const askProfile = async () => (await prefetch()).askProfile

fillSlot('profile.read', async () => (await import('./reading/ProfileReading.tsx')).ProfileReading, {
  texts,
  ask: askProfile,
})
fillSlot('profile.filled', async () => (await import('./reading/ProfileFilled.tsx')).ProfileFilled, { texts })
fillSlot('profile.project', async () => (await import('./filling/ProjectFilling.tsx')).ProjectFilling, {
  texts,
  ask: askProfile,
})
fillSlot('profile.opened', async () => (await import('./filling/OpenedFilling.tsx')).OpenedFilling, {
  texts,
  ask: async () => (await prefetch()).askFor,
})
fillSlot('profile.opened-read', async () => (await import('./reading/OpenedReading.tsx')).OpenedReading, {
  texts,
  ask: async () => (await prefetch()).askFor,
})
fillSlot(
  'profile.indicators',
  async () => (await import('./reading/indicators/ProjectIndicators.tsx')).ProjectIndicators,
  { texts },
)
fillSlot('profile.elements', async () => (await import('./reading/ProfileElements.tsx')).ProfileElements, {
  texts,
})
fillSlot(
  'profile.compared',
  async () => (await import('./reading/compare/ComparedBlocks.tsx')).ComparedBlocks,
  { texts },
)
fillSlot('template.preview', async () => (await import('./preview/TemplatePreview.tsx')).TemplatePreview, {
  texts,
})
fillSlot(
  'project.readers',
  async () => (await import('./visibility/VisibilityScreen.tsx')).VisibilityScreen,
  { texts },
)
fillSlot(
  'project.history-of-profile',
  async () => (await import('./filling/history/ProfileEntries.tsx')).ProfileEntries,
  { texts },
)
