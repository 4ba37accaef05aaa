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

/** One number; what is no number stays as it was typed, to be mended. */
export const NumberEntry = ({ name, label, help, error, value, onChange }: Props) => {
  const locale = useLocale()
  const [typed, setTyped] = useState(() => typedCell(value, locale))
  const own = useRef(value)
  useEffect(() => {
    if (own.current === value) return
    own.current = value
    setTyped(typedCell(value, locale))
  }, [value, locale])
  const take = (text: string): void => {
    setTyped(text)
    own.current = cellOf(text, commaIn(locale))
    onChange(own.current)
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
      onChange={take}
    />
  )
}
