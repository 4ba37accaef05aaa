import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { getCountries } from '../../../dictionaries/contract/value.endpoints.ts'

/** Name, country, site and description. */
export const AboutFields = ({ country }: { country?: { code: string; name: string } | null }) => {
  const t = useTexts('accelerators')
  const countries = useCall(getCountries, {})
  const options = countries.data?.items.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <>
      <TextField name="name" label={t('fields.name')} help={t('fields.nameHelp')} />
      <div className="form-row">
        <ComboboxField
          name="country"
          label={t('fields.country')}
          options={options}
          chosen={country ? [{ value: country.code, label: country.name }] : []}
        />
        <TextField name="site" type="url" label={t('fields.site')} placeholder="https://" />
      </div>
      <TextField
        name="description"
        label={t('fields.description')}
        help={t('fields.descriptionHelp')}
        rows={5}
      />
    </>
  )
}
