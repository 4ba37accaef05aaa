import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { RedoIcon, UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Builder } from './session/use-builder.ts'

/** Undo and redo buttons with their keys. */
export const UndoButtons = ({ builder: { session, state } }: { builder: Builder }) => {
  const t = useTexts('profile-templates')
  const { past, future } = state.history
  return (
    <>
      <IconAction
        tip="end"
        icon={UndoIcon}
        label={t('builder.undo')}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={past.length === 0}
        onClick={session.undo}
      />
      <IconAction
        tip="end"
        icon={RedoIcon}
        label={t('builder.redo')}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={future.length === 0}
        onClick={session.redo}
      />
    </>
  )
}
