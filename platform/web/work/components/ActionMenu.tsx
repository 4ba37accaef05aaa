import { useId, useState, type ComponentType } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconAction } from './IconAction.tsx'
import { MoreIcon } from './icons/icons.ts'
import { PopupMenu } from './menu/PopupMenu.tsx'

/** One action as a place draws it; what cannot be done now is shown disabled with its reason, or left out. */
export type MenuAction = {
  key: string
  label: string
  icon?: ComponentType
  onClick: () => void
  danger?: boolean
  /** Stands out where actions are buttons: the one that is waited for. */
  primary?: boolean
  /** The column of a board that it moves a card to. */
  column?: string
  /** It is on its way. */
  pending?: boolean
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
      <PopupMenu
        id={id}
        label={name}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={actions.map(
          ({ onClick, primary: _primary, pending: _pending, column: _column, ...action }) => ({
            ...action,
            onChoose: onClick,
          }),
        )}
      />
    </>
  )
}
