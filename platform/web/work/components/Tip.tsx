import './Tip.css'
import type { ReactNode } from 'react'
import { cls } from '../cls.ts'

type Props = {
  text: string
  /** Where the words stand: below, below and ending with the control, or at its side. */
  at?: 'below' | 'end' | 'side'
  children: ReactNode
}

/** Shows a control's name while it is hovered or focused; the control carries the same words as its aria-label. */
export const Tip = ({ text, at = 'below', children }: Props) => (
  <span className={cls('tip', at !== 'below' && `tip-${at}`)}>
    {children}
    <span className="tip-text" aria-hidden>
      {text}
    </span>
  </span>
)
