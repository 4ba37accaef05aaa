import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../domain/places-of.ts'
import type { FillingStore } from './create-profile-store.ts'
import type { FillingProgress } from './progress.ts'
import { SaveStatus } from './SaveStatus.tsx'

type Props = { store: FillingStore; progress: FillingProgress; editable: boolean }

/** Always in view: "7 of 12 filled", and whether everything is saved. */
export const FillingBar = ({ store, progress: { filled, total }, editable }: Props) => {
  const t = useTexts('profiles')
  const status = useStore(store.status)
  const wrong = status.invalid[0] ?? status.failed[0]
  const words = t('fill.page.filled', { filled, total })
  return (
    <div className="filling-bar">
      <div className="filling-progress">
        <progress className="progress-bar" max={Math.max(total, 1)} value={filled} aria-label={words} />
        <span className="tabular" aria-hidden>
          {words}
        </span>
      </div>
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
