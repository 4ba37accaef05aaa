import { createStore } from '#platform/web/store.ts'

/** The question that waits for an answer. */
export type StepUpQuestion = { answer: (proved: boolean) => void }

/** The question on the screen, if one is asked. */
export const stepUpStore = createStore<StepUpQuestion | null>(null)

let asked: Promise<boolean> | null = null

/** Asks once more who is there; calls that want to know at the same time share one question. */
export const askStepUp = (): Promise<boolean> => {
  asked ??= new Promise<boolean>((resolve) => {
    stepUpStore.set({
      answer: (proved) => {
        asked = null
        stepUpStore.set(null)
        resolve(proved)
      },
    })
  })
  return asked
}
