import './choice.css'
import type { ReactNode } from 'react'

type Props = {
  type: 'checkbox' | 'radio'
  name: string
  checked: boolean
  label: string
  /** What the answer means: an answer that says so stands on a card. */
  help?: string
  /** An icon or a picture beside the words. */
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
