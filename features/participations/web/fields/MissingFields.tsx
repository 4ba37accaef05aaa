import { useEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorIcon } from '#platform/web/work/components/icons/icons.ts'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { lacksAnswer } from '../../domain/answer.rules.ts'
import type { Task } from '../work.types.ts'
import { placeWords } from './place-words.ts'

/** The most that are listed at once: whoever mends these sees the next ones. */
const listed = 12

/** What keeps a task from being submitted, each with the way to its field; the focus goes here when somebody tried. */
export const MissingFields = ({ task }: { task: Task }) => {
  const t = useTexts('participations')
  const box = useRef<HTMLDivElement>(null)
  const { profile } = task
  const needsAnswer = lacksAnswer(task)
  const missing = profile?.missing ?? []
  const total = (profile?.missingTotal ?? 0) + (needsAnswer ? 1 : 0)
  useEffect(() => box.current?.focus(), [])
  if (total === 0) return null
  const shown = missing.slice(0, listed)
  return (
    <div ref={box} className="task-missing" role="alert" tabIndex={-1}>
      <p>
        <ErrorIcon />
        <strong>{t('fields.missing', { count: total })}</strong>
      </p>
      <ul>
        {needsAnswer ? (
          <li>
            <Button size="small" variant="text" onClick={() => document.getElementById('answer')?.focus()}>
              {t('answer.title')}
            </Button>
          </li>
        ) : null}
        {shown.map((one) => (
          <li key={[one.code, one.item, one.field].join('/')}>
            <Button size="small" variant="text" onClick={() => goToPlace(...placesOf(one))}>
              {placeWords(one.name).whole}
            </Button>
            {one.problem === 'INVALID' ? <small>{t('fields.invalid')}</small> : null}
          </li>
        ))}
      </ul>
      {missing.length > listed ? (
        <p>{t('fields.more', { count: (profile?.missingTotal ?? 0) - listed })}</p>
      ) : null}
    </div>
  )
}
