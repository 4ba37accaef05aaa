import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { getCountries } from '../../../dictionaries/contract/value.endpoints.ts'
import { FieldFact } from '../card/FieldFact.tsx'
import { FactSection } from '../card/FactSection.tsx'
import { SiteLink } from '../card/SiteLink.tsx'
import type { RequestValues } from './request-values.ts'

/** Summary of everything to be sent. */
export const CheckStep = () => {
  const t = useTexts('accelerators')
  const { form } = useFormContext()
  const countries = useCall(getCountries, {})
  const values = form.getValues() as RequestValues
  const { country, legalForm, site } = values
  return (
    <div className="accelerator-card">
      <p className="accelerator-help">{t('request.checkHelp')}</p>
      <FactSection group="about">
        <FieldFact field="name">{values.name}</FieldFact>
        <FieldFact field="country">
          {countries.data?.items.find(({ code }) => code === country)?.name ?? country}
        </FieldFact>
        <FieldFact field="site">{site ? <SiteLink url={site} /> : null}</FieldFact>
        <FieldFact field="description">{values.description}</FieldFact>
      </FactSection>
      <FactSection group="legal">
        <FieldFact field="legalForm">{legalForm && t(`legalForms.${legalForm}`)}</FieldFact>
        <FieldFact field={country === 'RU' ? 'taxNumberInn' : 'taxNumber'}>{values.taxNumber}</FieldFact>
        <FieldFact field="licenceNumber">{values.licenceNumber}</FieldFact>
        <FieldFact field="licenceHolder">{values.licenceHolder}</FieldFact>
      </FactSection>
      <FactSection group="contacts">
        <FieldFact field="contactName">{values.contactName}</FieldFact>
        <FieldFact field="contactPhone">{values.contactPhone.number}</FieldFact>
        <FieldFact field="contactEmail">{values.contactEmail}</FieldFact>
      </FactSection>
    </div>
  )
}
