import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { CheckIcon, ClockIcon, WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Place } from '../../domain/values.ts'
import type { Cell } from './profile-source.ts'

/** Whether a value is saved, in a word or two beside its label. What is wrong with it stands below the field. */
export const CellStatus = ({ cell: { phase, savedAt } }: { place: Place; cell: Cell }) => {
  const t = useTexts('profiles')
  if (phase === 'saved' && !savedAt) return null
  if (phase === 'typing') return <span className="profile-state" />
  const isWarning = phase === 'failed' || phase === 'conflict' || phase === 'invalid'
  const Icon = phase === 'saved' ? CheckIcon : isWarning ? WarningIcon : ClockIcon
  return (
    <span className={cls('profile-state', isWarning && 'profile-state-warning')}>
      <Icon />
      {phase === 'saved' ? t('fill.saved', { time: formatTime(savedAt ?? '') }) : t(`fill.phase.${phase}`)}
    </span>
  )
}
