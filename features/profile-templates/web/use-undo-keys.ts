import { useEffect } from 'react'
import type { BuilderSession } from './session/builder-session.ts'

/** Where Ctrl+Z belongs to somebody else: the preview's own fields, a dialog, a menu. */
const foreign = '.builder-preview, [role="dialog"], [role="menu"]'

/** Ctrl/Cmd+Z goes a step back, with Shift (or Ctrl+Y) forward again, wherever in the builder one is. */
export const useUndoKeys = (session: BuilderSession, mayEdit: boolean): void => {
  useEffect(() => {
    if (!mayEdit) return undefined
    const byKeys = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.target instanceof Element && event.target.closest(foreign)) return
      // By the place of the key: with a Russian layout it types another letter.
      const isUndo = event.code === 'KeyZ' && !event.shiftKey
      const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY'
      if (!isUndo && !isRedo) return
      event.preventDefault()
      if (isUndo) session.undo()
      else session.redo()
    }
    document.addEventListener('keydown', byKeys)
    return () => document.removeEventListener('keydown', byKeys)
  }, [session, mayEdit])
}
