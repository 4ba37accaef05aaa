import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'

/** Lists the keys that the grid handles itself (`grid-keys.ts`). */
export const useTableKeys = (isReadOnly: boolean): void => {
  const t = useTexts('project-profiles')
  useShortcuts(
    isReadOnly
      ? []
      : [
          { keys: 'F2', label: t('table.shortcuts.edit') },
          { keys: 'Delete', label: t('table.shortcuts.clear') },
          { keys: 'Shift+Space', label: t('table.shortcuts.row') },
          { keys: 'Alt+↑+↓', label: t('table.shortcuts.move') },
          { keys: 'Mod+Z', label: t('actions.undo') },
          { keys: 'Mod+Shift+Z', label: t('shortcuts.redo') },
        ],
  )
}
