import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import type { ObjectGroups } from '../object.types.ts'

/** What an object is called in both languages. */
export const ObjectNames = () => {
  const t = useTexts('objects')
  return (
    <>
      <TextField name="field.name.ru" label={t('form.nameRu')} autoFocus />
      <TextField name="field.name.en" label={t('form.nameEn')} />
    </>
  )
}

/** Where an object stands, and what else it says of itself. */
export const ObjectWords = ({ groups }: { groups: ObjectGroups }) => {
  const t = useTexts('objects')
  return (
    <>
      <SelectField
        name="groupId"
        label={t('form.group')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SwitchField name="field.required" label={t('form.required')} />
      <TextField name="field.shortName.ru" label={t('form.shortRu')} />
      <TextField name="field.shortName.en" label={t('form.shortEn')} />
      <TextField name="field.help.ru" label={t('form.helpRu')} rows={2} />
      <TextField name="field.help.en" label={t('form.helpEn')} rows={2} />
    </>
  )
}
