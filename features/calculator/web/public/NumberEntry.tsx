import { useEffect, useRef, useState } from 'react'
import { Field } from '#platform/web/public/Field.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { Cell } from '../../domain/inputs.ts'
import { cellOf } from '../../domain/typed-cells.rules.ts'
import { commaIn, typedCell } from './shown-numbers.ts'

type Props = {
  name: string
  label: string
  help?: string | undefined
  error?: string | undefined
  value: Cell
  onChange: (value: Cell) => void
}

/** Debounce of typing before recalculating, in milliseconds. */
const pause = 300

/**
 * Input of a number; invalid text is retained. The inputs follow when typing pauses or the field loses focus, so that
 * typing stays responsive.
 */
export const NumberEntry = ({ name, label, help, error, value, onChange }: Props) => {
  const locale = useLocale()
  const [typed, setTyped] = useState(() => typedCell(value, locale))
  const own = useRef(value)
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    if (own.current === value) return
    own.current = value
    setTyped(typedCell(value, locale))
  }, [value, locale])
  const take = (text: string): void => {
    if (waiting.current) clearTimeout(waiting.current)
    waiting.current = null
    own.current = cellOf(text, commaIn(locale))
    onChange(own.current)
  }
  const type = (text: string): void => {
    setTyped(text)
    if (waiting.current) clearTimeout(waiting.current)
    waiting.current = setTimeout(() => take(text), pause)
  }
  return (
    <Field
      name={name}
      label={label}
      help={help}
      error={error}
      value={typed}
      inputMode="decimal"
      autoComplete="off"
      onChange={type}
      onLeave={() => {
        if (waiting.current) take(typed)
      }}
    />
  )
}
