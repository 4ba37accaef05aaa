import './Tip.css'
import type { ReactNode } from 'react'
import { cls } from '../cls.ts'

type Props = {
  text: string
  /** Position of the text: below, below and aligned with the control's end, or at its side. */
  at?: 'below' | 'end' | 'side'
  children: ReactNode
}

/** Shows a control's name on hover or focus; the control has the same text as its aria-label. */
export const Tip = ({ text, at = 'below', children }: Props) => (
  <span className={cls('tip', at !== 'below' && `tip-${at}`)}>
    {children}
    <span className="tip-text" aria-hidden>
      {text}
    </span>
  </span>
)
