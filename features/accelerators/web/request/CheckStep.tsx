import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { getCountries } from '../../../dictionaries/contract/value.endpoints.ts'
import { Fact } from '../card/Fact.tsx'
import { FactSection } from '../card/FactSection.tsx'
import { SiteLink } from '../card/SiteLink.tsx'
import type { RequestValues } from './request-values.ts'

/** Everything that is about to be sent, in one view. */
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
        <Fact field="name">{values.name}</Fact>
        <Fact field="country">
          {countries.data?.items.find(({ code }) => code === country)?.name ?? country}
        </Fact>
        <Fact field="site">{site ? <SiteLink url={site} /> : null}</Fact>
        <Fact field="description">{values.description}</Fact>
      </FactSection>
      <FactSection group="legal">
        <Fact field="legalForm">{legalForm && t(`legalForms.${legalForm}`)}</Fact>
        <Fact field={country === 'RU' ? 'taxNumberInn' : 'taxNumber'}>{values.taxNumber}</Fact>
        <Fact field="licenceNumber">{values.licenceNumber}</Fact>
        <Fact field="licenceHolder">{values.licenceHolder}</Fact>
      </FactSection>
      <FactSection group="contacts">
        <Fact field="contactName">{values.contactName}</Fact>
        <Fact field="contactPhone">{values.contactPhone.number}</Fact>
        <Fact field="contactEmail">{values.contactEmail}</Fact>
      </FactSection>
    </div>
  )
}
