import type { ComponentType } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { currencies, type DataType } from '../../../domain/element-types.ts'
import type { SendForm } from './builder-files.ts'
import { DictionaryField } from './DictionaryField.tsx'
import { FormFileField } from './FormFileField.tsx'

/** What the inputs of a type need to know of the field, and where its form is sent. */
export type TypeInputs = ComponentType<{ multiple: boolean; sendForm: SendForm }>

const Length = ({ help }: { help: string }) => {
  const t = useTexts('profiles')
  return (
    <NumberField name="maxLength" label={t('builder.value.maxLength')} help={t(`builder.value.${help}`)} />
  )
}

const Range = () => {
  const t = useTexts('profiles')
  return (
    <div className="form-row">
      <NumberField name="min" label={t('builder.value.min')} />
      <NumberField name="max" label={t('builder.value.max')} />
    </div>
  )
}

const Unit = () => {
  const t = useTexts('profiles')
  return (
    <div className="form-row">
      <TextField name="unit.ru" label={t('builder.value.unitRu')} help={t('builder.value.unitHelp')} />
      <TextField name="unit.en" label={t('builder.value.unitEn')} />
    </div>
  )
}

const Line: TypeInputs = () => {
  const t = useTexts('profiles')
  return (
    <>
      <Length help="lengthLine" />
      <SwitchField
        name="webAddress"
        label={t('builder.value.webAddress')}
        help={t('builder.value.webAddressHelp')}
      />
    </>
  )
}

const LongText: TypeInputs = () => {
  const t = useTexts('profiles')
  return (
    <>
      <Length help="lengthText" />
      <SwitchField name="rich" label={t('builder.value.rich')} help={t('builder.value.richHelp')} />
    </>
  )
}

const Day: TypeInputs = () => {
  const t = useTexts('profiles')
  return (
    <div className="form-row">
      <DateField name="from" label={t('builder.value.from')} />
      <DateField name="to" label={t('builder.value.to')} />
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
  const t = useTexts('profiles')
  const options = currencies.map((value) => ({ value, label: value }))
  return (
    <>
      <SelectField
        name="currency"
        label={t('builder.value.currency')}
        help={t('builder.value.currencyHelp')}
        placeholder={t('builder.value.anyCurrency')}
        options={options}
      />
      <Range />
    </>
  )
}

const ListOf: TypeInputs = ({ multiple }) => {
  const t = useTexts('profiles')
  return (
    <>
      <DictionaryField />
      <SwitchField name="multiple" label={t('builder.value.multiple')} />
      {multiple ? (
        <NumberField name="maxCount" label={t('builder.value.maxChosen')} help={t('builder.value.upTo50')} />
      ) : null}
    </>
  )
}

const FileOf: TypeInputs = ({ sendForm }) => {
  const t = useTexts('profiles')
  return (
    <>
      <NumberField name="maxCount" label={t('builder.value.maxFiles')} help={t('builder.value.filesHelp')} />
      <TextField
        name="extensions"
        label={t('builder.value.extensions')}
        help={t('builder.value.extensionsHelp')}
      />
      <FormFileField send={sendForm} />
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
