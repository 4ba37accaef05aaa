import type { ReactNode } from 'react'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'

type Props = {
  children: ReactNode
  loud?: boolean
  /** A button to resolve it. */
  action?: ReactNode
}

/** A hint on the next step. */
export const Hint = ({ children, loud = false, action }: Props) => (
  <div className={loud ? 'settings-hint settings-hint-loud' : 'settings-hint'}>
    <InfoIcon />
    <span>{children}</span>
    {action}
  </div>
)
