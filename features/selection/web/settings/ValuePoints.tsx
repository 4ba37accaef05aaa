import { useCallback, useId, useState } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { searchDictionary } from '../../../fields/types/list/search-dictionary.ts'
import { valueName } from '../../contract/rule-words.ts'
import type { ValuePoints as Value } from '../../domain/rule-kind.ts'
import type { Selection, SelectionField } from '../selection.types.ts'
import { PointsBox } from './PointsBox.tsx'

type Props = {
  label: string
  value: Value[]
  onChange: (value: Value[]) => void
  field: SelectionField
  selection: Selection
}

/** Points per answer of a list or a yes/no field. */
export const ValuePoints = ({ label, value, onChange, field, selection }: Props) => {
  const t = useTexts('selection')
  const id = useId()
  const [seenNames, setSeenNames] = useState<Record<string, string>>({})
  const { dictionary } = field
  const find = useCallback(
    (text: string, signal: AbortSignal) =>
      dictionary ? searchDictionary(dictionary)(text, signal) : Promise.resolve([]),
    [dictionary],
  )
  const yesAndNo: Option[] = ['true', 'false'].map((one) => ({ value: one, label: t(`rule.${one}`) }))
  const nameOf = (one: string): string => seenNames[one] ?? valueName(one, selection, t, currentLocale())
  const set = (at: number, some: Partial<Value>) =>
    onChange(value.map((one, place) => (place === at ? { ...one, ...some } : one)))
  const add = ([chosen]: readonly Option[]) => {
    if (!chosen) return
    const key = String(chosen.value)
    setSeenNames((now) => ({ ...now, [key]: chosen.label }))
    if (value.every((one) => one.value !== key))
      onChange([...value, { value: key, points: 100, refuses: false }])
  }
  return (
    <div className="selection-values">
      <label htmlFor={id}>{label}</label>
      {value.map((one, at) => (
        <div key={one.value} className="selection-value">
          <span className="selection-value-name">{nameOf(one.value)}</span>
          <PointsBox
            label={t('rules.valuePoints', { name: nameOf(one.value) })}
            value={one.points}
            onChange={(points) => set(at, { points: points ?? 0 })}
          />
          <label className="selection-check">
            <input
              type="checkbox"
              className="check"
              checked={one.refuses}
              onChange={() => set(at, { refuses: !one.refuses })}
            />
            {t('rules.refuses')}
          </label>
          <IconAction
            icon={DeleteIcon}
            tip="end"
            label={t('rules.removeValue', { name: nameOf(one.value) })}
            onClick={() => onChange(value.filter((other) => other !== one))}
          />
        </div>
      ))}
      <Combobox
        key={value.length}
        id={id}
        label={label}
        options={
          dictionary ? find : yesAndNo.filter((option) => value.every((one) => one.value !== option.value))
        }
        chosen={[]}
        placeholder={t('rules.addValue')}
        onChange={add}
      />
    </div>
  )
}
