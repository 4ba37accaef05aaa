import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../domain/places-of.ts'
import type { FillingStore } from './create-profile-store.ts'
import type { FillingProgress } from './progress.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { useAnswerCount } from './use-answer-count.ts'

type Props = { store: FillingStore; progress: FillingProgress; editable: boolean; taskId: number | null }

/** Always in view: "7 of 12 filled", and whether everything is saved. */
export const FillingBar = ({ store, progress, editable, taskId }: Props) => {
  const t = useTexts('profiles')
  const { filled, total, hasAnswer } = useAnswerCount(taskId, progress)
  const status = useStore(store.status)
  const wrong = status.invalid[0] ?? status.failed[0]
  const words = t(hasAnswer ? 'fill.page.filledWithAnswer' : 'fill.page.filled', { filled, total })
  return (
    <div className="filling-bar">
      {total > 0 ? (
        <div className="filling-progress">
          <progress className="progress-bar" max={total} value={filled} aria-label={words} />
          <span className="tabular" aria-hidden>
            {words}
          </span>
        </div>
      ) : null}
      {editable ? (
        <SaveStatus status={status} />
      ) : (
        <span className="field-help">{t('fill.page.readOnly')}</span>
      )}
      {wrong ? (
        <Button size="small" variant="text" onClick={() => goToPlace(...placesOf(wrong))}>
          {t('fill.status.show')}
        </Button>
      ) : null}
      {(status.isAway && status.unsaved > 0) || status.failed.length > 0 ? (
        <Button size="small" variant="text" onClick={() => void store.retry()}>
          {t('fill.status.retry')}
        </Button>
      ) : null}
    </div>
  )
}
