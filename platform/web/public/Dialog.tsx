import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Icon } from './Icon.tsx'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/** A modal dialog while mounted: the browser traps the focus and restores it; Esc closes. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const t = useTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    // The page behind does not scroll, and does not shift when its scrollbar disappears.
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className="dialog__body">
        <header className="dialog__header">
          <h2 className="dialog__title" id={id} tabIndex={-1} data-autofocus="">
            {title}
          </h2>
          <button className="icon-button" type="button" aria-label={t('actions.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
