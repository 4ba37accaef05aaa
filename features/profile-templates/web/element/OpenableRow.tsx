import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionMenu, type MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'

type Props = {
  name: string
  facts: ReactNode
  mayEdit: boolean
  /** Why it cannot be removed. */
  stays?: string | null
  onMove: (by: -1 | 1) => void
  onCopy?: () => void
  onRemove: () => void
  children: ReactNode
}

const useActions = ({ stays = null, onMove, onCopy, onRemove }: Props): MenuAction[] => {
  const t = useTexts('profile-templates')
  return [
    ...(onCopy
      ? [{ key: 'copy', label: t('builder.element.duplicate'), icon: icons.CopyIcon, onClick: onCopy }]
      : []),
    { key: 'up', label: t('builder.tree.up'), icon: icons.ArrowUpIcon, onClick: () => onMove(-1) },
    { key: 'down', label: t('builder.tree.down'), icon: icons.ArrowDownIcon, onClick: () => onMove(1) },
    {
      key: 'remove',
      label: t('actions.delete'),
      icon: icons.DeleteIcon,
      danger: true,
      disabledReason: stays,
      onClick: onRemove,
    },
  ]
}

/** A field, column or row that expands to its form; Alt and arrows move it. */
export const OpenableRow = (props: Props) => {
  const { name, facts, mayEdit, onMove, children } = props
  const t = useTexts('profile-templates')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const actions = useActions(props)
  const byKeys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!mayEdit || !event.altKey || by === undefined) return
    event.preventDefault()
    onMove(by)
    requestAnimationFrame(() => document.getElementById(`${id}b`)?.focus())
  }
  return (
    <li className="builder-part">
      <div className="builder-part-head" onKeyDown={byKeys}>
        <button
          type="button"
          id={`${id}b`}
          className="builder-fold"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <icons.ChevronDownIcon /> : <icons.ChevronRightIcon />}
          <span>{name}</span>
        </button>
        {facts}
        {mayEdit ? <ActionMenu actions={actions} label={t('builder.tree.actions', { name })} /> : null}
      </div>
      {isOpen ? (
        <div className="builder-part-body" id={id}>
          {children}
        </div>
      ) : null}
    </li>
  )
}
