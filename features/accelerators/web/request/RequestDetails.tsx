import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { Accelerator } from '../accelerator.types.ts'
import { AcceleratorCard } from '../card/AcceleratorCard.tsx'
import { AcceleratorHistory } from '../card/AcceleratorHistory.tsx'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { requestPath } from '../paths.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { RejectionNotice } from './RejectionNotice.tsx'
import { requestActions } from './request-actions.ts'

/** A request: state, date, and its author's actions. */
export const RequestDetails = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const actions = useActions(requestActions)(accelerator)
  const { id, approval, approvalAt, approvalReason } = accelerator
  return (
    <DetailsScreen
      listId="accelerator-requests"
      backTo={requestPath}
      backLabel={t('request.mine')}
      name={nameOf(accelerator)}
      logoUrl={accelerator.logoUrl}
      state={<ApprovalChip approval={approval} />}
      facts={
        <span>
          {t(`request.since.${approval}`)} <DateText value={approvalAt} as="time" />
        </span>
      }
      nextStep={t(`request.next.${approval}`)}
      actions={actions}
      history={<AcceleratorHistory acceleratorId={id} />}
    >
      {approval === 'REJECTED' && approvalReason ? <RejectionNotice reason={approvalReason} /> : null}
      {/* Its parts have the heading level of the panel, whose title is above them. */}
      <h2 className="visually-hidden">{t('request.content')}</h2>
      <AcceleratorCard accelerator={accelerator} />
    </DetailsScreen>
  )
}
