import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'
import type { BuilderSession } from './session/builder-session.ts'

/** Where Ctrl+Z belongs to somebody else: the preview's own fields, a dialog, a menu. */
const foreign = '.builder-preview, [role="dialog"], [role="menu"]'

const isOwn = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(foreign) !== null)

/** The keys of the builder: Alt and arrows move the row one is on, which hears them itself; Ctrl/Cmd+Z goes a step back, with Shift (or Ctrl+Y) forward again, wherever in the builder one is. */
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
