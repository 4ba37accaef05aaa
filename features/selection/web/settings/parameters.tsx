import { useId, type ComponentType } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { currencies } from '../../../fields/domain/element-types.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import type { ParameterKind, ParameterValues } from '../../domain/rule-kind.ts'
import type { Selection, SelectionField } from '../selection.types.ts'
import { AmountBox } from './AmountBox.tsx'
import { PointsBox } from './PointsBox.tsx'
import { ValuePoints } from './ValuePoints.tsx'

type Props<K extends ParameterKind> = {
  label: string
  value: ParameterValues[K]
  onChange: (value: ParameterValues[K]) => void
  field: SelectionField
  selection: Selection
  isWrong: boolean
}

const DayBox = ({ label, value, onChange, isWrong }: Props<'day'>) => {
  const id = useId()
  return (
    <div className="selection-box">
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} value={value} onChange={onChange} onUnread={() => onChange(null)} isWrong={isWrong} />
    </div>
  )
}

const CurrencyBox = ({ label, value, onChange, field }: Props<'currency'>) => {
  const id = useId()
  if (fieldTypes[field.type].measure !== 'MONEY' || field.currency !== null) return null
  return (
    <div className="selection-box">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        options={currencies.map((one) => ({ value: one, label: one }))}
        onChange={onChange}
      />
    </div>
  )
}

const Amount = ({ value, onChange, label, field, isWrong }: Props<'amount'>) => (
  <AmountBox
    label={label}
    value={value}
    onChange={onChange}
    unit={fieldTypes[field.type].measure === 'SHARE' ? '%' : undefined}
    isWrong={isWrong}
  />
)

const Points = ({ value, onChange, label, isWrong }: Props<'points'>) => {
  const t = useTexts('selection')
  return (
    <PointsBox
      label={label || t('rule.points')}
      value={value}
      onChange={(points) => onChange(points ?? 0)}
      isWrong={isWrong}
    />
  )
}

/** Input of each kind of parameter, so that a new kind of rule needs no inputs of its own. */
export const parameterInputs: { [K in ParameterKind]: ComponentType<Props<K>> } = {
  points: Points,
  amount: Amount,
  day: DayBox,
  currency: CurrencyBox,
  values: ValuePoints,
}
