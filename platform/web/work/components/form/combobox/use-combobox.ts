import { useState, type KeyboardEvent } from 'react'
import type { Option, Options, OptionValue } from './options.ts'
import { useFoundOptions } from './use-found-options.ts'

type Wanted = {
  options: Options
  chosen: readonly Option[]
  multiple: boolean
  /** Maximum number of selections. */
  max: number | null
  startsOpen: boolean
  onChange: (chosen: readonly Option[]) => void
}

const page = 8

/** Typed text, matches, active option and keyboard handling: the ARIA pattern "combobox". */
export const useCombobox = ({ options, chosen, multiple, max, startsOpen, onChange }: Wanted) => {
  const [isOpen, setOpen] = useState(startsOpen)
  // null: not typing, the selection itself is shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const { found, state } = useFoundOptions(options, (typed ?? '').trim(), isOpen)
  const isChosen = (value: OptionValue): boolean => chosen.some((option) => option.value === value)
  const first = typed === null && !multiple ? found.findIndex(({ value }) => isChosen(value)) : 0
  const at = Math.min(Math.max(pointed ?? first, 0), found.length - 1)
  const isFull = multiple && max !== null && chosen.length >= max

  const open = () => setOpen(true)
  const close = () => {
    setOpen(false)
    setTyped(null)
    setPointed(null)
  }
  const remove = (value: OptionValue) => onChange(chosen.filter((option) => option.value !== value))
  const choose = (option: Option) => {
    if (!multiple) {
      onChange([option])
      return close()
    }
    if (isChosen(option.value)) remove(option.value)
    else if (!isFull) onChange([...chosen, option])
    if (typed !== null) setPointed(null)
    setTyped(null)
    return undefined
  }
  const type = (text: string) => {
    setTyped(text)
    setPointed(null)
    setOpen(true)
    if (text === '' && !multiple) onChange([])
  }
  const move = (by: number, around: boolean) => {
    const to = at + by
    if (!isOpen) return open()
    setPointed(around ? (to + found.length) % found.length : Math.min(Math.max(to, 0), found.length - 1))
    return undefined
  }
  const steps: Record<string, () => void> = {
    ArrowDown: () => move(1, true),
    ArrowUp: () => move(-1, true),
    PageDown: () => move(page, false),
    PageUp: () => move(-page, false),
  }
  const pressEnter = (event: KeyboardEvent) => {
    // Ctrl+Enter submits the form; Enter in an open list only selects.
    if (!isOpen || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const option = found[at]
    if (option && state === 'there') choose(option)
  }
  const byKeys = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      step()
    } else if (event.key === 'Enter') pressEnter(event)
    else if (event.key === 'Escape' && isOpen) {
      // Closes the list only, not the drawer around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Backspace' && multiple && !typed) {
      const last = chosen.at(-1)
      if (last) remove(last.value)
    }
  }
  return {
    isOpen,
    typed,
    found,
    state,
    at,
    isFull,
    isChosen,
    open,
    close,
    choose,
    remove,
    type,
    point: setPointed,
    byKeys,
  }
}
