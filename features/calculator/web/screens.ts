import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = []

fillSlot(
  'project.calculations',
  async () => (await import('./project/ProjectCalculations.tsx')).ProjectCalculations,
  { texts: ['projects'] },
)
