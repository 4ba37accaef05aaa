import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import { withScroll } from '../scroll.ts'
import { focusRow } from './row-id.ts'
import type { TreeCommands } from './use-tree-commands.ts'

type Subject = {
  element: Element
  link: ScreenHref
  newAfter: ScreenHref
  mayEdit: boolean
  isUsed: boolean
  commands: TreeCommands
}

/** Actions on an element; for a used one, the menu explains the alternative to removing it. */
export const useElementActions = ({
  element,
  link,
  newAfter,
  mayEdit,
  isUsed,
  commands,
}: Subject): MenuAction[] => {
  const t = useTexts('profile-templates')
  const go = useGo()
  const { code } = element
  const open: MenuAction = {
    key: 'open',
    label: t(mayEdit ? 'builder.element.edit' : 'builder.element.look'),
    icon: mayEdit ? icons.EditIcon : icons.EyeIcon,
    onClick: () => go(withScroll(link)),
  }
  if (!mayEdit) return [open]
  const step = (by: -1 | 1) => {
    commands.stepElement(code, by)
    focusRow(code)
  }
  return [
    open,
    {
      key: 'add',
      label: t('builder.element.addAfter'),
      icon: icons.AddIcon,
      onClick: () => go(withScroll(newAfter)),
    },
    {
      key: 'copy',
      label: t('builder.element.duplicate'),
      icon: icons.CopyIcon,
      onClick: () => commands.duplicate(code),
    },
    { key: 'up', label: t('builder.tree.up'), icon: icons.ArrowUpIcon, onClick: () => step(-1) },
    { key: 'down', label: t('builder.tree.down'), icon: icons.ArrowDownIcon, onClick: () => step(1) },
    {
      key: 'section',
      label: t('builder.element.toSection'),
      icon: icons.MoveIcon,
      onClick: () => commands.chooseSection(code),
    },
    {
      key: 'remove',
      label: t('actions.delete'),
      icon: icons.DeleteIcon,
      danger: true,
      disabledReason: isUsed ? t('builder.element.isUsed') : null,
      onClick: () => commands.removeElement(code),
    },
  ]
}
