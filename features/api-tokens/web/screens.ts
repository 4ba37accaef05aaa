import { fillSlot } from '#platform/web/work/slots.ts'

fillSlot('profile.tokens', async () => (await import('./ApiTokens.tsx')).ApiTokens)

/** This feature has no screens of its own: it fills a tab of the profile. */
export const screens = []
