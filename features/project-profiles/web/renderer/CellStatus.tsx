import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Place } from '../../../fields/domain/values.ts'
import { useProfileEditing, type Cell } from './profile-source.ts'

/** Whether a value is saved, in a word or two next to its label. Its error is shown below the field. */
export const CellStatus = ({ place, cell: { phase, savedAt } }: { place: Place; cell: Cell }) => {
  const t = useTexts('project-profiles')
  const { onConflict } = useProfileEditing()
  if (phase === 'saved' && !savedAt) return null
  if (phase === 'dirty') return <span className="profile-state" />
  if (phase === 'conflict' && onConflict)
    return (
      <Button
        size="small"
        variant="text"
        color="error"
        startIcon={<WarningIcon />}
        onClick={() => onConflict(place)}
      >
        {t('fill.conflict.decide')}
      </Button>
    )
  const isWarning = phase === 'refused' || phase === 'conflict' || phase === 'invalid'
  const Icon = phase === 'saved' ? CheckIcon : isWarning ? WarningIcon : ClockIcon
  return (
    <span className={cls('profile-state', isWarning && 'profile-state-warning')}>
      <Icon />
      {phase === 'saved' ? t('fill.saved', { time: formatTime(savedAt ?? '') }) : t(`saving.phase.${phase}`)}
    </span>
  )
}
