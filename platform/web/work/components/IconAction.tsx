import './IconAction.css'
import type { ButtonHTMLAttributes, ComponentType } from 'react'
import { Tip } from './Tip.tsx'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'className'> & {
  icon: ComponentType
  label: string
  tip?: 'below' | 'end' | 'side'
  /** The shortcut for the same action, shown in its tooltip. */
  keys?: string
}

/** An icon button with its label: `<IconAction icon={EditIcon} label={t('actions.edit')} onClick={…} />`. */
export const IconAction = ({ icon: Icon, label, tip = 'below', keys, ...button }: Props) => (
  <Tip text={keys ? `${label} · ${keys}` : label} at={tip}>
    <button type="button" className="icon-action" {...button} aria-label={label}>
      <Icon />
    </button>
  </Tip>
)
