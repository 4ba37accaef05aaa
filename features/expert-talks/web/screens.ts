import { fillSlot } from '#platform/web/work/slots.ts'

export const screens = []

fillSlot('expert-job.talk', async () => (await import('./JobTalk.tsx')).JobTalk, {
  texts: ['expert-talks'],
})

fillSlot('task.questions', async () => (await import('./TeamQuestions.tsx')).TeamQuestions, {
  texts: ['expert-talks'],
})
