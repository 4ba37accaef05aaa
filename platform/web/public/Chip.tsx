import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

type ChipProps = {
  children: ReactNode
  tone?: 'plain' | 'new' | 'work' | 'done' | 'accepted' | 'rejected' | 'blocked'
  icon?: IconName
}

/** A short fact or a state in its fixed colour; the text alone is sufficient. */
export const Chip = ({ children, tone = 'plain', icon }: ChipProps) => (
  <span className={`chip chip--${tone}`}>
    {icon ? <Icon name={icon} size={16} /> : null}
    {children}
  </span>
)
