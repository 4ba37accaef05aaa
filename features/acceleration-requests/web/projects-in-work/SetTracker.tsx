import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { EditIcon, PersonIcon } from '#platform/web/work/components/icons/icons.ts'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { openTrackerForm } from './open-tracker-form.tsx'

/** Selects the tracker in place; without one it is the next step. */
export const SetTracker = ({ isNext, ...tracked }: SlotProps<'participation.set-tracker'>) => {
  const t = useTexts('acceleration-requests')
  const open = () => openTrackerForm(t('inWork.actions.SET_TRACKERTitle'), tracked)
  if (tracked.trackerUid !== null)
    return <IconAction icon={EditIcon} label={t('inWork.tracker.change')} onClick={open} />
  return (
    <Button
      size="small"
      {...(isNext ? { variant: 'contained', color: 'primary' } : {})}
      startIcon={<PersonIcon />}
      onClick={open}
    >
      {t('inWork.actions.SET_TRACKER')}
    </Button>
  )
}
