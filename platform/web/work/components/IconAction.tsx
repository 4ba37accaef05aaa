import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import type { ComponentType } from 'react'
import { Tip } from './Tip.tsx'

type Props = Omit<IconButtonProps, 'children' | 'aria-label'> & {
  icon: ComponentType
  label: string
  tip?: 'below' | 'end' | 'side'
}

/** A button of one icon, always with its name: `<IconAction icon={EditIcon} label={t('actions.edit')} onClick={…} />`. */
export const IconAction = ({ icon: Icon, label, tip = 'below', ...button }: Props) => (
  <Tip text={label} at={tip}>
    <IconButton size="small" {...button} aria-label={label}>
      <Icon />
    </IconButton>
  </Tip>
)
