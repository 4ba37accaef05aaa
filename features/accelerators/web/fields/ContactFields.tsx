import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PhoneField } from '#platform/web/work/components/form/PhoneField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'

/** Contact for the portal's administrators. */
export const ContactFields = () => {
  const t = useTexts('accelerators')
  return (
    <>
      <TextField name="contactName" label={t('fields.contactName')} autoComplete="name" />
      <PhoneField name="contactPhone" label={t('fields.contactPhone')} />
      <TextField name="contactEmail" type="email" label={t('fields.contactEmail')} autoComplete="email" />
    </>
  )
}
