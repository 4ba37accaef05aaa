import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { TaskRow } from './work.types.ts'

/** A task's state as the person who looks would say it: to its reviewer a submitted task waits for their review. */
export const useStateWord = (): ((task: Pick<TaskRow, 'state' | 'actions'>) => string) => {
  const t = useTexts('participations')
  return ({ state, actions }) =>
    actions.includes('accept') && hasText(`participations:reviewStates.${state}`)
      ? t(`reviewStates.${state}`)
      : t(`states.${state}`)
}
