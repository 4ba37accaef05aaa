import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = []

fillSlot('project.risks', async () => (await import('./register/ProjectRisks.tsx')).ProjectRisks, {
  texts: ['risks'],
})

fillSlot('field.risks', async () => (await import('./field/RisksInput.tsx')).RisksInput)

fillSlot('notice.RISK_TO_ACCEPT', async () => (await import('./register/RiskDecision.tsx')).RiskDecision, {
  texts: ['risks'],
})
