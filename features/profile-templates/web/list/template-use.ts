import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { TemplateRow } from './use-template-columns.tsx'

type Texts = (key: string, params?: Record<string, unknown>) => string

/** What uses a template, as the reason why it cannot be deleted; null if unused. */
export const templateUse = (
  { use, purpose }: Pick<TemplateRow, 'use' | 'purpose'>,
  t: Texts,
): string | null => {
  const { tasks, tasksCount, begun, elements, elementsCount } = use
  const named = (names: readonly string[], count: number): string => {
    const listed = names.map((name) => t('builder.list.heldName', { name })).join(', ')
    const rest = count - names.length
    return rest > 0 ? t('builder.list.heldMore', { names: listed, count: rest }) : listed
  }
  const reasons = [
    tasksCount > 0 && t('builder.list.heldByTasks', { names: named(tasks, tasksCount) }),
    begun > 0 &&
      t(purpose === 'EXPERTISE' ? 'builder.list.heldByReviews' : 'builder.list.heldByBegun', {
        count: begun,
      }),
    elementsCount > 0 &&
      t('builder.list.heldByElements', {
        names: named(
          elements.map((words) => wordsIn(words)),
          elementsCount,
        ),
      }),
  ].filter((reason) => reason !== false)
  return reasons.length > 0 ? [t('builder.list.held'), ...reasons].join(' ') : null
}
