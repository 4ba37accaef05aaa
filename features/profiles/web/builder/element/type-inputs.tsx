import type { ComponentType } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { currencies, type DataType } from '../../../domain/element-types.ts'
import { DictionaryField } from './DictionaryField.tsx'
import { FormFileField } from './FormFileField.tsx'

/** What the inputs of a type need to know of the field. */
export type TypeInputs = ComponentType<{ multiple: boolean }>

const useWords = () => {
  const t = useTexts('profiles')
  return (key: string) => t(`builder.value.${key}`)
}

const Length = ({ help }: { help: string }) => {
  const t = useWords()
  return <NumberField name="maxLength" label={t('maxLength')} help={t(help)} />
}

const Range = () => {
  const t = useWords()
  return (
    <div className="form-row">
      <NumberField name="min" label={t('min')} />
      <NumberField name="max" label={t('max')} />
    </div>
  )
}

const Unit = () => {
  const t = useWords()
  return (
    <div className="form-row">
      <TextField name="unit.ru" label={t('unitRu')} help={t('unitHelp')} />
      <TextField name="unit.en" label={t('unitEn')} />
    </div>
  )
}

const Line: TypeInputs = () => <Length help="lengthLine" />

const LongText: TypeInputs = () => {
  const t = useWords()
  return (
    <>
      <Length help="lengthText" />
      <SwitchField name="rich" label={t('rich')} help={t('richHelp')} />
    </>
  )
}

const Day: TypeInputs = () => {
  const t = useWords()
  return (
    <div className="form-row">
      <DateField name="from" label={t('from')} />
      <DateField name="to" label={t('to')} />
    </div>
  )
}

const NumberOf: TypeInputs = () => (
  <>
    <Range />
    <Unit />
  </>
)

const MoneyOf: TypeInputs = () => {
  const t = useWords()
  const options = currencies.map((value) => ({ value, label: value }))
  return (
    <>
      <SelectField
        name="currency"
        label={t('currency')}
        help={t('currencyHelp')}
        placeholder={t('anyCurrency')}
        options={options}
      />
      <Range />
    </>
  )
}

const ListOf: TypeInputs = ({ multiple }) => {
  const t = useWords()
  return (
    <>
      <DictionaryField />
      <SwitchField name="multiple" label={t('multiple')} />
      {multiple ? <NumberField name="maxCount" label={t('maxChosen')} help={t('upTo50')} /> : null}
    </>
  )
}

const FileOf: TypeInputs = () => {
  const t = useWords()
  return (
    <>
      <NumberField name="maxCount" label={t('maxFiles')} help={t('filesHelp')} />
      <TextField name="extensions" label={t('extensions')} help={t('extensionsHelp')} />
      <FormFileField />
    </>
  )
}

/** What is asked of a field besides its words, by its type; null: nothing. */
export const typeInputs: Record<DataType, TypeInputs | null> = {
  STRING: Line,
  TEXT: LongText,
  DATE: Day,
  BOOLEAN: null,
  INTEGER: NumberOf,
  NUMBER: NumberOf,
  MONEY: MoneyOf,
  LIST: ListOf,
  PERCENT: Range,
  PHONE: null,
  FILE: FileOf,
}
