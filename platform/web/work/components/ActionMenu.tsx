import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState, type ComponentType } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconAction } from './IconAction.tsx'
import { MoreIcon } from './icons/icons.ts'

/** One deed of a menu; what cannot be done now is shown disabled with its reason, or left out. */
export type MenuAction = {
  key: string
  label: string
  icon?: ComponentType
  onClick: () => void
  danger?: boolean
  /** Why it cannot be done now. */
  disabledReason?: string | null | undefined
}

/** "More actions" behind three dots; nothing at all when there are none. */
export const ActionMenu = ({ actions, label }: { actions: readonly MenuAction[]; label?: string }) => {
  const t = useTexts()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  const name = label ?? t('actions.more')
  return (
    <>
      <IconAction
        icon={MoreIcon}
        label={name}
        tip="end"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
      />
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': name } }}>
        {actions.map(({ key, label: text, icon: Icon, onClick, danger, disabledReason }) => (
          <MenuItem
            key={key}
            disabled={Boolean(disabledReason)}
            sx={danger ? { color: 'var(--color-error)' } : null}
            onClick={(event) => {
              event.stopPropagation()
              setAnchor(null)
              onClick()
            }}
          >
            {Icon ? <Icon /> : null}
            <span>
              {text}
              {disabledReason ? <small style={{ display: 'block' }}>{disabledReason}</small> : null}
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
