import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = []

fillSlot('participation.adaptation', async () => (await import('./AdaptationPlan.tsx')).AdaptationPlan, {
  texts: ['adaptation-plans'],
})
