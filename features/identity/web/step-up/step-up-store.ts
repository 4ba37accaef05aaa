import { createStore } from '#platform/web/store.ts'

/** A pending re-authentication. */
export type StepUpQuestion = { answer: (proved: boolean) => void }

/** The prompt on the screen, if any. */
export const stepUpStore = createStore<StepUpQuestion | null>(null)

let pending: Promise<boolean> | null = null

/** Asks for re-authentication; concurrent calls share one prompt. */
export const askStepUp = (): Promise<boolean> => {
  pending ??= new Promise<boolean>((resolve) => {
    stepUpStore.set({
      answer: (proved) => {
        pending = null
        stepUpStore.set(null)
        resolve(proved)
      },
    })
  })
  return pending
}
