import '#platform/web/work/components/ProgressBar.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SaveState } from '#platform/web/work/components/saving/SaveState.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { placeOfKey } from '../../../fields/domain/values.ts'
import type { Count } from '../slots.ts'
import type { FillingStore } from './create-profile-store.ts'
import type { FillingProgress } from './progress.ts'

type Props = { store: FillingStore; progress: FillingProgress; editable: boolean; otherRequirements: Count }

/** Always visible: "7 of 12 filled", and whether everything is saved. */
export const FillingBar = ({ store, progress, editable, otherRequirements }: Props) => {
  const t = useTexts('project-profiles')
  const filled = progress.filled + otherRequirements.filled
  const total = progress.total + otherRequirements.total
  const status = useStore(store.status)
  const wrong = status.invalid[0] ?? status.refused[0]
  const words = t(otherRequirements.total > 0 ? 'fill.page.filledInAll' : 'fill.page.filled', {
    filled,
    total,
  })
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
        <SaveState status={status} onRetry={store.retry} />
      ) : (
        <span className="field-help">{t('fill.page.readOnly')}</span>
      )}
      {wrong ? (
        <Button size="small" variant="text" onClick={() => goToPlace(...placesOf(placeOfKey(wrong)))}>
          {t('fill.status.show')}
        </Button>
      ) : null}
    </div>
  )
}
