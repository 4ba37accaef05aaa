import type { ReactNode } from 'react'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'

type Props = {
  children: ReactNode
  loud?: boolean
  /** What one can do about it, at once. */
  action?: ReactNode
}

/** A quiet word on what to do next. */
export const Hint = ({ children, loud = false, action }: Props) => (
  <div className={loud ? 'settings-hint settings-hint-loud' : 'settings-hint'}>
    <InfoIcon />
    <span>{children}</span>
    {action}
  </div>
)
