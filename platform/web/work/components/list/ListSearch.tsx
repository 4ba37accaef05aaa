import './list.css'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { IconAction } from '../IconAction.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.ts'

/** The search of a list: debounced; `/` focuses it from anywhere. */
export const ListSearch = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const t = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    // The URL changed from outside: a saved view, a reset, the browser's back.
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => onChange(typed.trim()), 250)
    return () => clearTimeout(timer)
  }, [typed, value, onChange])
  useShortcuts([{ keys: '/', label: t('shortcuts.search'), run: () => input.current?.focus() }], {
    within: input,
  })
  return (
    <div className="list-search" role="search">
      <SearchIcon />
      <input
        translate="no"
        ref={input}
        type="search"
        value={typed}
        maxLength={200}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped('')
          if (event.key === 'Enter') onChange(typed.trim())
        }}
      />
      {typed ? (
        <IconAction icon={CloseIcon} label={t('list.searchClear')} tip="end" onClick={() => setTyped('')} />
      ) : (
        <kbd translate="no" aria-hidden>
          /
        </kbd>
      )}
    </div>
  )
}
