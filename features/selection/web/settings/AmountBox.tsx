import { useId, useState } from 'react'

type Props = {
  label: string
  /** A decimal with a point; null if empty. */
  value: string | null
  onChange: (value: string | null) => void
  unit?: string | undefined
  isWrong?: boolean
}

const written = (value: string | null): string => value ?? ''

/** Input of a number with at most two decimals; accepts a decimal comma, and does not pass on invalid text. */
export const AmountBox = ({ label, value, onChange, unit, isWrong = false }: Props) => {
  const id = useId()
  const [typed, setTyped] = useState(written(value))
  const [known, setKnown] = useState(value)
  const [isUnread, setUnread] = useState(false)
  if (known !== value) {
    setKnown(value)
    setTyped(written(value))
    setUnread(false)
  }
  const change = (text: string) => {
    setTyped(text)
    const plain = text.replace(/\s/g, '').replace(',', '.')
    const isNumber = plain === '' || /^-?\d{1,14}(\.\d{1,2})?$/.test(plain)
    setUnread(!isNumber)
    if (!isNumber) return
    const next = plain === '' ? null : plain
    setKnown(next)
    onChange(next)
  }
  return (
    <div className="selection-box">
      <label htmlFor={id}>{unit ? `${label}, ${unit}` : label}</label>
      <input
        translate="no"
        id={id}
        className="control tabular"
        inputMode="decimal"
        value={typed}
        aria-invalid={isWrong || isUnread}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}
