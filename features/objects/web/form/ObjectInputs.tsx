import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import type { ObjectGroups } from '../object.types.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { uploadObjectForm } from '../../contract/object.endpoints.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import type { SendForm } from '../../../fields/web/settings/send-form.ts'
import { settings } from '../../../fields/web/settings/settings.ts'

const sendForm: SendForm = (file, options) => upload(uploadObjectForm, {}, file, options)

/** Settings of an object's values, inside a form with the inputs of `valueSchema` and the `type`. */
const FieldSettings = () => {
  const { form } = useFormContext()
  const [type, multiple] = form.watch(['type', 'multiple']) as [DataType, boolean]
  const Inputs = settings[type]
  return Inputs ? <Inputs multiple={multiple} sendForm={sendForm} /> : null
}

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
