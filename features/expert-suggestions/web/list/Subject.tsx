import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Suggestion } from './suggestion.types.ts'

/** Subject of the review: a task or the whole project. */
export const Subject = ({ suggestion: { task } }: { suggestion: Pick<Suggestion, 'task'> }) => {
  const t = useTexts('expert-suggestions')
  return <>{task?.name ?? t('list.wholeProject')}</>
}
