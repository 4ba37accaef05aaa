import { useId, useState, type ComponentType } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { IconAction } from './IconAction.tsx'
import { MoreIcon } from './icons/icons.ts'
import { PopupMenu } from './menu/PopupMenu.tsx'

/** One action as rendered; an unavailable one is disabled with its reason, or omitted. */
export type MenuAction = {
  key: string
  label: string
  icon?: ComponentType
  onClick: () => void
  danger?: boolean
  /** Highlighted among buttons: the expected next step. */
  primary?: boolean
  /** The board column that it moves a card to. */
  column?: string
  /** Its letter, shown in the menu and in the tooltip of its button. */
  keys?: string
  /** In progress. */
  pending?: boolean
  /** Why it is unavailable now. */
  disabledReason?: string | null | undefined
}

/** "More actions" in a three-dot menu; nothing if there are none. */
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
