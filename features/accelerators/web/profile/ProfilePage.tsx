import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { Accelerator } from '../accelerator.types.ts'
import { AcceleratorHistory } from '../card/AcceleratorHistory.tsx'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { AcceleratorDocuments } from '../documents/AcceleratorDocuments.tsx'
import { requestLink } from '../paths.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { Logo } from './Logo.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { acceleratorStateTable } from '../../domain/state-tables.ts'

/** An accelerator's profile: state, logo, fields and documents, with its history at the side. */
export const ProfilePage = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const { id, approval, approvalAt, status } = accelerator
  return (
    <article className="details accelerator-profile">
      <PageHead title={nameOf(accelerator)} />
      <div className="details-facts">
        <ApprovalChip approval={approval} />
        <StateOf table={acceleratorStateTable} state={status} />
        <span>
          {t(`request.since.${approval}`)} <DateText value={approvalAt} />
        </span>
      </div>
      {approval === 'COORDINATED' ? null : (
        <p className="details-next">
          {t(`request.next.${approval}`)}{' '}
          <ScreenLink to={requestLink(id)}>{t('profile.toRequest')}</ScreenLink>
        </p>
      )}
      <div className="details-columns">
        <div className="details-main accelerator-main">
          <Logo accelerator={accelerator} />
          <ProfileForm accelerator={accelerator} />
          <AcceleratorDocuments accelerator={accelerator} />
        </div>
        <aside className="details-side" aria-label={t('details.history')}>
          <h2>{t('details.history')}</h2>
          <AcceleratorHistory acceleratorId={id} />
        </aside>
      </div>
    </article>
  )
}
