import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { currencies, type DataType } from '../../../profiles/domain/element-types.ts'
import { DictionaryField } from './DictionaryField.tsx'

type Props = { type: DataType; dictionary: string | null }

/** What is asked of an object by its type. */
export const TypeInputs = ({ type, dictionary }: Props) => {
  const t = useTexts('objects')
  switch (type) {
    case 'LIST':
      return (
        <>
          <DictionaryField code={dictionary} />
          <SwitchField name="field.multiple" label={t('form.multiple')} />
        </>
      )
    case 'INTEGER':
    case 'NUMBER':
      return (
        <div className="form-row">
          <TextField name="field.unit.ru" label={t('form.unitRu')} help={t('form.unitHelp')} />
          <TextField name="field.unit.en" label={t('form.unitEn')} />
        </div>
      )
    case 'MONEY':
      return (
        <SelectField
          name="field.currency"
          label={t('form.currency')}
          placeholder={t('form.anyCurrency')}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )
    case 'TEXT':
      return <SwitchField name="field.rich" label={t('form.rich')} />
    default:
      return null
  }
}
