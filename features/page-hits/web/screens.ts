import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = []

fillSlot('summary.page-hits', async () => (await import('./PageHits.tsx')).PageHits, { texts: ['page-hits'] })
