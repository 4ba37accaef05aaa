import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getAccelerator } from '../../contract/profile.endpoints.ts'
import { AcceleratorCard } from '../card/AcceleratorCard.tsx'
import { AcceleratorHistory } from '../card/AcceleratorHistory.tsx'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { RejectionNotice } from '../request/RejectionNotice.tsx'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { decisionActions } from './decision-actions.ts'

/** All data of one accelerator, and the decision while it is pending. */
export const PanelBody = ({ acceleratorId }: { acceleratorId: number }) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const actionsOf = useActions(decisionActions)
  const { data, error, refetch } = useCall(
    getAccelerator,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  const { approval, approvalAt, approvalReason, requestedBy, createdAt } = data
  return (
    <div className="accelerator-panel">
      <header>
        <Avatar name={nameOf(data)} url={data.logoUrl} size={48} square />
        <div>
          <h3>{nameOf(data)}</h3>
          <p className="accelerator-help">
            {requestedBy ? t('queue.askedBy', { name: requestedBy.name }) : t('queue.asked')}{' '}
            <DateText value={createdAt} />
          </p>
        </div>
      </header>
      <p className="accelerator-state">
        <ApprovalChip approval={approval} />
        <span>
          {t(`request.since.${approval}`)} <DateText value={approvalAt} as="time" />
        </span>
      </p>
      {approval === 'REJECTED' && approvalReason ? <RejectionNotice reason={approvalReason} /> : null}
      <div className="accelerator-decision">
        <ActionButtons actions={actionsOf(data)} />
      </div>
      <AcceleratorCard accelerator={data} />
      <section>
        <h3>{t('queue.history')}</h3>
        <AcceleratorHistory acceleratorId={acceleratorId} />
      </section>
    </div>
  )
}
