import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import type { ObjectGroups } from '../object.types.ts'
import { FieldSettings } from './FieldSettings.tsx'

const languages = ['ru', 'en'] as const

const Pair = ({ field, rows }: { field: string; rows?: number }) => {
  const t = useTexts('objects')
  return (
    <div className="form-row">
      {languages.map((language) => (
        <TextField
          key={language}
          name={`${field}.${language}`}
          label={t(`form.${field}.${language}`)}
          autoFocus={field === 'name' && language === 'ru'}
          {...(rows ? { rows } : {})}
        />
      ))}
    </div>
  )
}

/** Names of an object in both languages. */
export const ObjectNames = () => <Pair field="name" />

/** Group of an object, settings of its type, and other properties. */
export const ObjectInputs = ({ groups }: { groups: ObjectGroups }) => {
  const t = useTexts('objects')
  return (
    <>
      <SelectField
        name="groupId"
        label={t('form.group')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FieldSettings />
      <SwitchField name="required" label={t('form.required')} />
      <Pair field="shortName" />
      <Pair field="help" rows={2} />
      <Pair field="description" rows={2} />
    </>
  )
}
