import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('profile.hooks', async () => (await import('./WebHooks.tsx')).WebHooks)

/** This feature has no screens of its own: it fills a part of the profile. */
export const screens = []
