import { AmountBox } from './AmountBox.tsx'

type Props = {
  label: string
  /** In hundredths; null if empty. */
  value: number | null
  onChange: (value: number | null) => void
  isWrong?: boolean
}

/** Input of points, converted to hundredths. */
export const PointsBox = ({ value, onChange, ...box }: Props) => (
  <AmountBox
    {...box}
    value={value === null ? null : String(value / 100)}
    onChange={(typed) => onChange(typed === null ? null : Math.max(0, Math.round(Number(typed) * 100)))}
  />
)
