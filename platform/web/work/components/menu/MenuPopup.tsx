import '../Check.css'
import './menu.css'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentType, ReactNode } from 'react'
import { WorkTheme } from '../../WorkTheme.tsx'
import { cls } from '../../cls.ts'
import { CheckIcon } from '../icons/icons.ts'
import { placeOf } from './place-of.ts'

/** One line of a menu: an action, an option, or a heading. */
export type PopupItem = {
  key: string
  label: ReactNode
  icon?: ComponentType | undefined
  /** A heading is not selectable; `radio` and `checkbox` show their state. */
  kind?: 'action' | 'radio' | 'checkbox' | 'heading'
  checked?: boolean
  onChoose?: () => void
  href?: string
  lang?: string
  danger?: boolean | undefined
  /** Why it is unavailable now. */
  disabledReason?: string | null | undefined
  /** The letter that starts it in a list. */
  keys?: string | undefined
  /** Stays open after the selection: for selecting several. */
  keepOpen?: boolean
}

/** Props of a menu. */
export type MenuPopupProps = {
  id: string
  label: string
  anchor: HTMLElement | null
  onClose: () => void
  items: readonly PopupItem[]
  header?: ReactNode
}

const roles = {
  action: 'menuitem',
  radio: 'menuitemradio',
  checkbox: 'menuitemcheckbox',
  heading: 'presentation',
} as const

const Mark = ({ item }: { item: PopupItem }) => {
  const Icon = item.icon
  if (item.kind === 'checkbox') {
    return (
      <span className={cls('check-box', item.checked && 'check-box-on')}>
        <CheckIcon />
      </span>
    )
  }
  if (Icon) return <Icon />
  return item.kind === 'radio' ? (
    <CheckIcon style={{ visibility: item.checked ? 'visible' : 'hidden' }} />
  ) : null
}

/** The menu; see `PopupMenu`. */
export const MenuPopup = ({ id, label, anchor, onClose, items, header }: MenuPopupProps) => (
  <WorkTheme>
    <Menu
      id={id}
      anchorEl={anchor}
      container={() => placeOf(anchor)}
      open={anchor !== null}
      onClose={onClose}
      // A click on the row below the menu would open its record: clicks in the menu do not propagate.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ list: { 'aria-label': label }, paper: { sx: { maxHeight: 'min(460px, 80vh)' } } }}
    >
      {header ? <li role="presentation">{header}</li> : null}
      {items.map((item) => {
        const { key, kind = 'action', onChoose, href, lang, danger, disabledReason, keepOpen, keys } = item
        if (kind === 'heading') {
          return (
            <li key={key} role="presentation" className="menu-heading">
              {item.label}
            </li>
          )
        }
        return (
          <MenuItem
            key={key}
            role={roles[kind]}
            lang={lang}
            disabled={Boolean(disabledReason)}
            {...(kind === 'action' ? {} : { 'aria-checked': item.checked ?? false })}
            {...(href ? { component: 'a', href } : {})}
            {...(keys ? { 'aria-keyshortcuts': keys } : {})}
            sx={danger ? { color: 'var(--color-error)' } : null}
            onClick={() => {
              if (!keepOpen) onClose()
              onChoose?.()
            }}
          >
            <Mark item={item} />
            <span>
              {item.label}
              {disabledReason ? <small className="menu-reason">{disabledReason}</small> : null}
            </span>
            {keys ? <span className="menu-keys" data-keys={keys} aria-hidden /> : null}
          </MenuItem>
        )
      })}
    </Menu>
  </WorkTheme>
)
