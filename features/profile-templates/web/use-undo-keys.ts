import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'
import type { BuilderSession } from './session/builder-session.ts'

/** Where Ctrl+Z is not the builder's: the preview's fields, dialogs and menus. */
const foreign = '.builder-preview, [role="dialog"], [role="menu"]'

const isOwn = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(foreign) !== null)

/**
 * Keys of the builder: Ctrl/Cmd+Z undoes, with Shift (or Ctrl+Y) redoes, anywhere in the builder; Alt and arrows are
 * handled by the rows.
 */
export const useUndoKeys = (session: BuilderSession, mayEdit: boolean): void => {
  const t = useTexts('profile-templates')
  const redo = { label: t('shortcuts.redo'), when: isOwn, run: () => session.redo() }
  useShortcuts(
    mayEdit
      ? [
          { keys: 'Mod+Z', label: t('actions.undo'), when: isOwn, run: () => session.undo() },
          { keys: 'Mod+Shift+Z', ...redo },
          { keys: 'Mod+Y', ...redo },
          { keys: 'Alt+↑+↓', label: t('builder.tree.moveKeys') },
        ]
      : [],
  )
}
