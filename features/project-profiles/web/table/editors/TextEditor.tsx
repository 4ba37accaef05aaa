import { useLayoutEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { numericTypes } from '../../../../fields/domain/element-types.ts'
import { fieldTypes } from '../../../../fields/domain/field-types.ts'
import { copiedText } from '../paste/copied-text.ts'
import type { CellEditorProps } from './editor-props.ts'
import { meantSlowly, meantValue } from './meant-value.ts'

/** Typing pause before formulas and totals are updated, in milliseconds. */
const pause = 250

/**
 * Text input of a cell. It is uncontrolled until it is left, so that typing does not rerender; Enter and Tab apply
 * the text, Escape restores the previous value.
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
  // null: not changed. Stored here, because the input may be unmounted before the cell is left.
  const typed = useRef<string | null>(null)
  const { isRunningText: isLong, needsNumberingPlans } = fieldTypes[column.type]
  const isNumeric = numericTypes.includes(column.type)

  const keep = (): void => {
    clearTimeout(timer.current)
    const text = typed.current
    if (isLeft.current || text === null) return
    isLeft.current = true
    const { write } = model.commands
    if (typing === 'into' && text === first.current) write(place, before.current, before.current)
    else if (needsNumberingPlans && text.trim())
      void meantSlowly(column, text).then((value) => write(place, value, before.current))
    else write(place, meantValue(column, text), before.current)
  }
  const follow = (text: string): void => {
    typed.current = text
    clearTimeout(timer.current)
    if (needsNumberingPlans) return
    timer.current = setTimeout(() => store.set(place, meantValue(column, text)), pause)
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
  const keepRef = useRef(keep)
  keepRef.current = keep
  useLayoutEffect(() => {
    const last = () => keepRef.current()
    addEventListener('pagehide', last)
    return () => {
      removeEventListener('pagehide', last)
      // Another cell was clicked: the typed text is applied.
      last()
    }
  }, [])
  const byKeys = (event: KeyboardEvent) => {
    event.stopPropagation()
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (isEnter && isLong && (event.altKey || event.shiftKey)) {
      // A line break in the text; Shift+Enter inserts it natively.
      if (event.altKey && input.current) {
        const { selectionStart, selectionEnd, value } = input.current
        input.current.setRangeText('\n', selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
        follow(input.current.value)
      }
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
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => follow(event.currentTarget.value),
    onBlur: () => {
      keep()
      leave('away')
    },
  }
  if (isLong) return <textarea translate="no" {...common} className="cell-input cell-input-long" />
  return (
    <input
      translate="no"
      {...common}
      className={cls('cell-input', isNumeric && 'cell-input-number')}
      inputMode={isNumeric ? 'decimal' : needsNumberingPlans ? 'tel' : undefined}
    />
  )
}
