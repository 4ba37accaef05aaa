import './renderer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Place } from '../../../fields/domain/values.ts'
import { useProfileEditing } from './profile-source.ts'

/** States that the profile still has the previous value while the typed one is invalid, and restores it. */
export const RestoreValue = ({ place }: { place: Place }) => {
  const t = useTexts('project-profiles')
  const { store } = useProfileEditing()
  return (
    <span className="profile-kept">
      {t('fill.invalid.kept')}{' '}
      <button type="button" className="profile-restore" onClick={() => store.revert?.(place)}>
        {t('fill.invalid.revert')}
      </button>
    </span>
  )
}
