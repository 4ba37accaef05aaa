import './notice.css'
import type { ComponentType, ReactNode } from 'react'
import { cls } from '../../cls.ts'
import { InfoIcon } from '../icons/icons.ts'

type Props = {
  tone?: 'info' | 'rejected' | 'plain'
  icon?: ComponentType
  /** `status` is announced by screen readers when it appears, `note` is part of the page. */
  role?: 'status' | 'note'
  title?: string
  /** Related actions. */
  actions?: ReactNode
  /** Whether the content consists of paragraphs or lists of its own. */
  blocks?: boolean
  children: ReactNode
}

/** The most important message about a page's record: part of the page, and permanent. */
export const Notice = ({
  tone = 'info',
  icon: Icon = InfoIcon,
  role = 'note',
  title,
  actions,
  blocks = false,
  children,
}: Props) => (
  <div className={cls('notice', `notice-${tone}`)} role={role}>
    <Icon />
    <div className="notice-words">
      {title ? <strong>{title}</strong> : null}
      {blocks ? <div className="notice-blocks">{children}</div> : <p>{children}</p>}
    </div>
    {actions ? <div className="notice-end">{actions}</div> : null}
  </div>
)
