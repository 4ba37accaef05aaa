import '../accelerators.css'
import { stateKey } from '#platform/domain/state-table.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStateTable } from '../../domain/state-tables.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { AcceleratorDocuments } from '../documents/AcceleratorDocuments.tsx'
import { FieldFact } from './FieldFact.tsx'
import { FactSection } from './FactSection.tsx'
import { SiteLink } from './SiteLink.tsx'

const namesOf = (refs: readonly { name: string }[]): string => refs.map(({ name }) => name).join(', ')

/** All data of an accelerator, read-only: for its approval, and for its requester. */
export const AcceleratorCard = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const { country, legalForm, contactPhone: phone, contactEmail: email, site } = accelerator
  return (
    <div className="accelerator-card">
      <FactSection group="about">
        <FieldFact field="country">{country?.name}</FieldFact>
        <FieldFact field="site">{site ? <SiteLink url={site} /> : null}</FieldFact>
        <FieldFact field="description">{accelerator.description}</FieldFact>
        <FieldFact field="industries">{namesOf(accelerator.industries)}</FieldFact>
      </FactSection>
      <FactSection group="legal">
        <FieldFact field="legalForm">{legalForm && t(`legalForms.${legalForm}`)}</FieldFact>
        <FieldFact field={country?.code === 'RU' ? 'taxNumberInn' : 'taxNumber'}>
          {accelerator.taxNumber}
        </FieldFact>
        <FieldFact field="licenceNumber">{accelerator.licenceNumber}</FieldFact>
        <FieldFact field="licenceHolder">{accelerator.licenceHolder}</FieldFact>
      </FactSection>
      <FactSection group="contacts">
        <FieldFact field="contactName">{accelerator.contactName}</FieldFact>
        <FieldFact field="contactPhone">
          {phone ? <a href={`tel:${phone.number.replace(/[^\d+]/g, '')}`}>{phone.number}</a> : null}
        </FieldFact>
        <FieldFact field="contactEmail">{email ? <a href={`mailto:${email}`}>{email}</a> : null}</FieldFact>
      </FactSection>
      <FactSection group="work">
        <FieldFact field="status">{t(stateKey(acceleratorStateTable, accelerator.status))}</FieldFact>
        <FieldFact field="type">{t(`types.${accelerator.type}`)}</FieldFact>
        <FieldFact field="timeZone">{accelerator.timeZone.replaceAll('_', ' ')}</FieldFact>
        <FieldFact field="targetAudience">{accelerator.targetAudience}</FieldFact>
        <FieldFact field="selectionConditions">{accelerator.selectionConditions}</FieldFact>
        <FieldFact field="finalists">{accelerator.finalists}</FieldFact>
        <FieldFact field="teamRecruiting">{t(accelerator.teamRecruiting ? 'yes' : 'no')}</FieldFact>
        <FieldFact field="requestsToTeam">{t(accelerator.requestsToTeam ? 'yes' : 'no')}</FieldFact>
        <FieldFact field="investorCardsShown">{t(accelerator.investorCardsShown ? 'yes' : 'no')}</FieldFact>
        <FieldFact field="transferTargets">
          {accelerator.trackTransfer ? namesOf(accelerator.transferTargets) : t('no')}
        </FieldFact>
        <FieldFact field="tracksAccepted">{t(accelerator.tracksAccepted ? 'yes' : 'no')}</FieldFact>
      </FactSection>
      <AcceleratorDocuments accelerator={accelerator} />
    </div>
  )
}
