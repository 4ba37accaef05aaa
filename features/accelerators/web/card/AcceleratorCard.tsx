import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { AcceleratorDocuments } from '../documents/AcceleratorDocuments.tsx'
import { Fact } from './Fact.tsx'
import { FactSection } from './FactSection.tsx'
import { SiteLink } from './SiteLink.tsx'

const namesOf = (refs: readonly { name: string }[]): string => refs.map(({ name }) => name).join(', ')

/** Everything said of an accelerator, to be read: by whoever decides about it, and by whoever asked for it. */
export const AcceleratorCard = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const { country, legalForm, contactPhone: phone, contactEmail: email, site } = accelerator
  return (
    <div className="accelerator-card">
      <FactSection group="about">
        <Fact field="country">{country?.name}</Fact>
        <Fact field="site">{site ? <SiteLink url={site} /> : null}</Fact>
        <Fact field="description">{accelerator.description}</Fact>
        <Fact field="industries">{namesOf(accelerator.industries)}</Fact>
      </FactSection>
      <FactSection group="legal">
        <Fact field="legalForm">{legalForm && t(`legalForms.${legalForm}`)}</Fact>
        <Fact field={country?.code === 'RU' ? 'taxNumberInn' : 'taxNumber'}>{accelerator.taxNumber}</Fact>
        <Fact field="licenceNumber">{accelerator.licenceNumber}</Fact>
        <Fact field="licenceHolder">{accelerator.licenceHolder}</Fact>
      </FactSection>
      <FactSection group="contacts">
        <Fact field="contactName">{accelerator.contactName}</Fact>
        <Fact field="contactPhone">
          {phone ? <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}>{phone.number}</a> : null}
        </Fact>
        <Fact field="contactEmail">{email ? <a href={`mailto:${email}`}>{email}</a> : null}</Fact>
      </FactSection>
      <FactSection group="work">
        <Fact field="status">{t(`statuses.${accelerator.status}`)}</Fact>
        <Fact field="type">{t(`types.${accelerator.type}`)}</Fact>
        <Fact field="timeZone">{accelerator.timeZone.replaceAll('_', ' ')}</Fact>
        <Fact field="targetAudience">{accelerator.targetAudience}</Fact>
        <Fact field="selectionConditions">{accelerator.selectionConditions}</Fact>
        <Fact field="finalists">{accelerator.finalists}</Fact>
        <Fact field="teamRecruiting">{t(accelerator.teamRecruiting ? 'yes' : 'no')}</Fact>
        <Fact field="requestsToTeam">{t(accelerator.requestsToTeam ? 'yes' : 'no')}</Fact>
        <Fact field="investorCardsShown">{t(accelerator.investorCardsShown ? 'yes' : 'no')}</Fact>
        <Fact field="transferTargets">
          {accelerator.trackTransfer ? namesOf(accelerator.transferTargets) : t('no')}
        </Fact>
      </FactSection>
      <AcceleratorDocuments accelerator={accelerator} />
    </div>
  )
}
