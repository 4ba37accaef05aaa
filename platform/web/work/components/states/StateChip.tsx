import './StateChip.css'
import type { StateTone } from '#platform/domain/state-table.ts'
import { stateIcons } from './state-icons.ts'

/** A status as text, icon and fixed colour; use `StateOf` for a machine's state. */
export const StateChip = ({ tone, label }: { tone: StateTone; label: string }) => {
  const Icon = stateIcons[tone]
  return (
    <span className={`state-chip state-${tone}`}>
      <Icon />
      <span>{label}</span>
    </span>
  )
}
