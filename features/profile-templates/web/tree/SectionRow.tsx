import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { memo, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { ActionMenu, type MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import type { Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { focusRow, rowId } from './row-id.ts'
import { RowLink } from './RowLink.tsx'
import type { TreeCommands } from './use-tree-commands.ts'

type Props = {
  section: Section
  isFolded: boolean
  onFold: (id: string) => void
  newInside: ScreenHref
  problems: number
  /** Number of used elements in it, which prevent its removal. */
  used: number
  mayEdit: boolean
  commands: TreeCommands
  handle?: ReactNode
}

const useActions = ({ section: { id }, used, commands }: Props): MenuAction[] => {
  const t = useTexts('profile-templates')
  const step = (by: -1 | 1) => {
    commands.stepSection(id, by)
    focusRow(id)
  }
  return [
    {
      key: 'edit',
      label: t('builder.section.edit'),
      icon: icons.EditIcon,
      onClick: () => commands.editSection(id),
    },
    { key: 'up', label: t('builder.tree.up'), icon: icons.ArrowUpIcon, onClick: () => step(-1) },
    { key: 'down', label: t('builder.tree.down'), icon: icons.ArrowDownIcon, onClick: () => step(1) },
    {
      key: 'remove',
      label: t('actions.delete'),
      icon: icons.DeleteIcon,
      danger: true,
      disabledReason: used > 0 ? t('builder.section.isUsed', { count: used }) : null,
      onClick: () => commands.removeSection(id),
    },
  ]
}

/** A section in the tree: can be folded, gets new elements, and is moved with Alt and arrows. */
export const SectionRow = memo((props: Props) => {
  const { section, isFolded, onFold, newInside, problems, mayEdit, commands, handle } = props
  const t = useTexts('profile-templates')
  const actions = useActions(props)
  const name = wordsIn(section.name) || t('builder.section.unnamed')
  const byKeys = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!mayEdit || !event.altKey || by === undefined) return
    event.preventDefault()
    commands.stepSection(section.id, by)
    focusRow(section.id)
  }
  return (
    <div className="builder-row builder-section" onKeyDown={byKeys}>
      {handle}
      <h2>
        <button
          type="button"
          className="builder-fold"
          id={rowId(section.id)}
          aria-expanded={!isFolded}
          onClick={() => onFold(section.id)}
        >
          {isFolded ? <icons.ChevronRightIcon /> : <icons.ChevronDownIcon />}
          <span>{name}</span>
        </button>
      </h2>
      <span className={cls('builder-count tabular')}>
        {t('builder.tree.elements', { count: section.elements.length })}
      </span>
      {problems > 0 ? (
        <span className="builder-mark builder-problem">
          <icons.WarningIcon />
          {t('builder.tree.problems', { count: problems })}
        </span>
      ) : null}
      {mayEdit ? (
        <>
          <RowLink
            to={newInside}
            className="builder-add"
            aria-label={t('builder.section.addElement', { name })}
          >
            <icons.AddIcon />
          </RowLink>
          <ActionMenu actions={actions} label={t('builder.tree.actions', { name })} />
        </>
      ) : null}
    </div>
  )
})
