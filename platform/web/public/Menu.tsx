import { useEffect, useRef, type ReactNode } from 'react'

type MenuProps = {
  /** Accessible name of the button. */
  label: string
  /** Content of the button; by default the label. */
  children: ReactNode
  content: ReactNode
}

/** A button that opens a small panel; works before the script runs, closes by Esc, an outside click or a choice. */
export const Menu = ({ label, children, content }: MenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (giveFocusBack: boolean): void => {
      if (!menu.current?.open) return
      menu.current.open = false
      if (giveFocusBack) menu.current.querySelector('summary')?.focus()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(true)
    }
    const onPress = (event: MouseEvent): void => {
      const inside = event.target instanceof Element && menu.current?.contains(event.target)
      if (!inside || event.target.closest('a')) close(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onPress)
    }
  }, [])
  return (
    <details className="menu" ref={menu}>
      <summary className="icon-button" aria-label={label} title={label}>
        {children}
      </summary>
      <div className="menu__panel">{content}</div>
    </details>
  )
}
