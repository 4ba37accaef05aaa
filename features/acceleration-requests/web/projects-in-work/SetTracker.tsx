import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PersonIcon } from '#platform/web/work/components/icons/icons.ts'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { openTrackerForm } from './open-tracker-form.tsx'

/** Chooses the tracker where the project is worked with; without one it is what one does next. */
export const SetTracker = ({ isNext, ...tracked }: SlotProps<'participation.set-tracker'>) => {
  const t = useTexts('acceleration-requests')
  const assigns = tracked.trackerUid === null
  return (
    <Button
      size="small"
      {...(isNext ? { variant: 'contained', color: 'primary' } : { variant: assigns ? 'outlined' : 'text' })}
      startIcon={<PersonIcon />}
      onClick={() => openTrackerForm(t('inWork.actions.SET_TRACKERTitle'), tracked)}
    >
      {t(assigns ? 'inWork.actions.SET_TRACKER' : 'inWork.tracker.change')}
    </Button>
  )
}
