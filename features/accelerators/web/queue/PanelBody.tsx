import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { CheckIcon } from '#platform/web/work/components/icons/icons.ts'
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
import { useDecisions } from './use-decisions.ts'

type Props = { acceleratorId: number; onLeave: () => void }

/** Everything of one accelerator, and the decision while it waits for one. */
export const PanelBody = ({ acceleratorId, onLeave }: Props) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const decisions = useDecisions(onLeave)
  const { data, error, refetch } = useCall(
    getAccelerator,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={8} />
  const { actions, approval, approvalAt, approvalReason, requestedBy, createdAt } = data
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
      {actions.includes('approve') ? (
        <div className="accelerator-decision">
          <Button
            variant="contained"
            startIcon={<CheckIcon />}
            loading={decisions.approving}
            onClick={() => decisions.approve(data)}
          >
            {t('queue.approve')}
          </Button>
          <Button color="error" onClick={() => decisions.reject(data)}>
            {t('queue.reject')}
          </Button>
        </div>
      ) : null}
      <AcceleratorCard accelerator={data} />
      <section>
        <h3>{t('queue.history')}</h3>
        <AcceleratorHistory acceleratorId={acceleratorId} />
      </section>
    </div>
  )
}
