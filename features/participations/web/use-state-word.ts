import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { TaskRow } from './work.types.ts'

/** Actions that say more than the state does to the person who may do them. */
const telling = ['start', 'accept'] as const

/** A task's state as the person who looks would say it: a submitted task waits for its reviewer's own review. */
export const useStateWord = (): ((task: Pick<TaskRow, 'state' | 'actions'>) => string) => {
  const t = useTexts('participations')
  return ({ state, actions }) => {
    const action = telling.find((one) => actions.includes(one))
    return action ? t(`stateFor.${action}`) : t(`states.${state}`)
  }
}
