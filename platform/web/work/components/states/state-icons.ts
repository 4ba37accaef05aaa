import type { StateTone } from '#platform/domain/state-table.ts'
import { BlockIcon, CheckCircleIcon, CheckIcon, ClockIcon, CloseIcon, StarIcon } from '../icons/icons.ts'

/** The icon of each colour. */
export const stateIcons = {
  new: StarIcon,
  work: ClockIcon,
  done: CheckIcon,
  accepted: CheckCircleIcon,
  rejected: CloseIcon,
  blocked: BlockIcon,
} satisfies Record<StateTone, unknown>
