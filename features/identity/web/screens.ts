import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('profile.security', async () => (await import('./security/SecurityRoom.tsx')).SecurityRoom)

/** This feature has no screens of its own: it fills a slot of the profile. */
export const screens = []
