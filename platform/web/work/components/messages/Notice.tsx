import './notice.css'
import type { ComponentType, ReactNode } from 'react'
import { cls } from '../../cls.ts'
import { InfoIcon } from '../icons/icons.ts'

type Props = {
  tone?: 'info' | 'rejected' | 'plain'
  icon?: ComponentType
  /** `status` is read out when it comes, `note` is part of the page. */
  role?: 'status' | 'note'
  title?: string
  /** What may be done about it. */
  actions?: ReactNode
  children: ReactNode
}

/** What a page has to say of its record before all else: stands in the page, and stays. */
export const Notice = ({
  tone = 'info',
  icon: Icon = InfoIcon,
  role = 'note',
  title,
  actions,
  children,
}: Props) => (
  <div className={cls('notice', `notice-${tone}`)} role={role}>
    <Icon />
    <div className="notice-words">
      {title ? <strong>{title}</strong> : null}
      <p>{children}</p>
    </div>
    {actions ? <div className="notice-end">{actions}</div> : null}
  </div>
)
