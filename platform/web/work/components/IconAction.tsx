import './IconAction.css'
import type { ButtonHTMLAttributes, ComponentType } from 'react'
import { Tip } from './Tip.tsx'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label' | 'className'> & {
  icon: ComponentType
  label: string
  tip?: 'below' | 'end' | 'side'
}

/** A button of one icon, always with its name: `<IconAction icon={EditIcon} label={t('actions.edit')} onClick={…} />`. */
export const IconAction = ({ icon: Icon, label, tip = 'below', ...button }: Props) => (
  <Tip text={label} at={tip}>
    <button type="button" className="icon-action" {...button} aria-label={label}>
      <Icon />
    </button>
  </Tip>
)
