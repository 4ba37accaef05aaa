import './choice.css'
import type { ReactNode } from 'react'

type Props = {
  type: 'checkbox' | 'radio'
  name: string
  checked: boolean
  label: string
  /** Explanation of the option, which is then shown as a card. */
  help?: string
  /** An icon or an image next to the label. */
  media?: ReactNode
  onChange: () => void
}

export const Choice = ({ label, help, media, ...input }: Props) => (
  <label className={help === undefined ? 'choice' : 'choice choice-card'}>
    <input {...input} />
    {media}
    <span>
      <span>{label}</span>
      {help === undefined ? null : <small>{help}</small>}
    </span>
  </label>
)
