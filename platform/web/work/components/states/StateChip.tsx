import './StateChip.css'
import type { StateTone } from '#platform/domain/state-table.ts'
import { stateIcons } from './state-icons.ts'

/** What something is like, as word, icon and fixed colour; a state of a machine is drawn by `StateOf`. */
export const StateChip = ({ tone, label }: { tone: StateTone; label: string }) => {
  const Icon = stateIcons[tone]
  return (
    <span className={`state-chip state-${tone}`}>
      <Icon />
      <span>{label}</span>
    </span>
  )
}
