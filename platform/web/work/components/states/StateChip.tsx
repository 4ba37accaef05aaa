import './StateChip.css'
import { BlockIcon, CheckCircleIcon, CheckIcon, ClockIcon, CloseIcon, StarIcon } from '../icons/icons.ts'
import type { StateTone } from './state-tones.ts'

const icons = {
  new: StarIcon,
  work: ClockIcon,
  done: CheckIcon,
  accepted: CheckCircleIcon,
  rejected: CloseIcon,
  blocked: BlockIcon,
} satisfies Record<StateTone, unknown>

/** A state as word, icon and fixed colour: `<StateChip tone={tones[row.status]} label={t(`states.${row.status}`)} />`. */
export const StateChip = ({ tone, label }: { tone: StateTone; label: string }) => {
  const Icon = icons[tone]
  return (
    <span className={`state-chip state-${tone}`}>
      <Icon />
      <span>{label}</span>
    </span>
  )
}
