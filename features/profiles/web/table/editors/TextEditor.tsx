import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { copiedText } from '../paste/copied-text.ts'
import type { CellEditorProps } from './editor-props.ts'
import { meantSlowly, meantValue } from './meant-value.ts'

/** How long typing pauses until formulas and totals follow. */
const pause = 250

const numeric = new Set(['INTEGER', 'NUMBER', 'PERCENT', 'MONEY'])

/**
 * Typing into a cell. The input is the browser's own until it is left, so a letter costs nothing but itself; Enter and
 * Tab keep what was typed, Escape puts back what was there.
 */
export const TextEditor = ({ model, place, column, typing, label, describedBy, leave }: CellEditorProps) => {
  const { store, references } = model.editing()
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const before = useRef(store.cell(place).value)
  const first = useRef(
    typing === 'over' ? '' : copiedText(column, before.current, { ...references(), locale: currentLocale() }),
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeft = useRef(false)
  const isLong = column.type === 'TEXT'

  const isChanged = () => typing === 'over' || input.current?.value !== first.current
  const keep = (): void => {
    clearTimeout(timer.current)
    const text = input.current?.value ?? ''
    if (isLeft.current || !isChanged()) return
    isLeft.current = true
    const write = model.deeds.write
    if (column.type === 'PHONE' && text.trim())
      void meantSlowly(column, text).then((value) => write(place, value, before.current))
    else write(place, meantValue(column, text), before.current)
  }
  const follow = (): void => {
    clearTimeout(timer.current)
    if (column.type === 'PHONE') return
    timer.current = setTimeout(() => store.set(place, meantValue(column, input.current?.value ?? '')), pause)
  }
  const putBack = (): void => {
    clearTimeout(timer.current)
    isLeft.current = true
    if (store.cell(place).value !== before.current) store.set(place, before.current)
  }
  useLayoutEffect(() => {
    const field = input.current
    field?.focus()
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      clearTimeout(timer.current)
    }
  })
  const byKeys = (event: KeyboardEvent) => {
    event.stopPropagation()
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEnter && isLong && (event.altKey || event.shiftKey)) {
      // A line end inside the text; Shift+Enter writes it by itself.
      if (event.altKey)
        input.current?.setRangeText(
          '\n',
          input.current.selectionStart ?? 0,
          input.current.selectionEnd ?? 0,
          'end',
        )
      return
    }
    if (event.key !== 'Escape' && event.key !== 'Tab' && !isEnter) return
    event.preventDefault()
    if (event.key === 'Escape') putBack()
    else keep()
    leave(
      event.key === 'Escape'
        ? 'stay'
        : isEnter
          ? event.shiftKey
            ? 'up'
            : 'down'
          : event.shiftKey
            ? 'previous'
            : 'next',
    )
  }
  const common = {
    ref: input,
    defaultValue: first.current,
    'aria-label': label,
    'aria-describedby': describedBy,
    autoComplete: 'off',
    onKeyDown: byKeys,
    onInput: follow,
    onBlur: () => {
      keep()
      leave('away')
    },
  }
  if (isLong) return <textarea {...common} className="cell-input cell-input-long" />
  return (
    <input
      {...common}
      className={cls('cell-input', numeric.has(column.type) && 'cell-input-number')}
      inputMode={numeric.has(column.type) ? 'decimal' : column.type === 'PHONE' ? 'tel' : undefined}
    />
  )
}
