import type { Screen } from '#platform/web/screen.ts'
import { fillSlot } from '#platform/web/work/slots.ts'

/** Screens of this feature. */
export const screens: Screen[] = []

fillSlot('profile.read', async () => (await import('./reading/ProfileReading.tsx')).ProfileReading)
