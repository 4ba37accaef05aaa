import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { MissingPlaces } from '../../../fields/web/missing/MissingPlaces.tsx'
import { lacksAnswer } from '../../domain/answer.rules.ts'
import type { Task } from '../work.types.ts'
import { placeWords } from './place-words.ts'

/** What is missing before the task can be submitted; receives the focus after a failed attempt. */
export const MissingFields = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const { profile } = task
  const needsAnswer = lacksAnswer(task)
  const fields = profile?.missingTotal ?? 0
  const total = fields + (needsAnswer ? 1 : 0)
  if (total === 0) return null
  return (
    <MissingPlaces
      title={t('fields.missing', { count: total })}
      missing={profile?.missing ?? []}
      words={{
        place: (name) => placeWords(name).whole,
        invalid: t('fields.invalid'),
        more: (listed) => t('fields.more', { count: fields - listed }),
      }}
    >
      {needsAnswer ? (
        <li>
          <Button size="small" variant="text" onClick={() => document.getElementById('answer')?.focus()}>
            {t('answer.title')}
          </Button>
        </li>
      ) : null}
    </MissingPlaces>
  )
}
