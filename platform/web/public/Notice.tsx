import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type NoticeProps = {
  tone?: 'info' | 'success' | 'warning' | 'error'
  title?: string
  children?: ReactNode
}

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'error' } as const

/** A message in the flow of the page; screen readers announce errors and warnings at once. */
export const Notice = ({ tone = 'info', title, children }: NoticeProps) => (
  <div
    className={`notice notice--${tone}`}
    role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
  >
    <Icon name={icons[tone]} />
    <div>
      {title ? <p className="notice__title">{title}</p> : null}
      {children}
    </div>
  </div>
)
