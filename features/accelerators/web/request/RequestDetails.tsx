import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { AcceleratorCard } from '../card/AcceleratorCard.tsx'
import { AcceleratorHistory } from '../card/AcceleratorHistory.tsx'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { requestLink, requestPath } from '../paths.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'
import { RejectionNotice } from './RejectionNotice.tsx'
import { useRevokeRequest } from './use-revoke-request.ts'

/** What became of a request: where it stands, since when, and what its author may do now. */
export const RequestDetails = ({ accelerator }: { accelerator: Accelerator }) => {
  const t = useTexts('accelerators')
  const go = useGo()
  const nameOf = useAcceleratorName()
  const revoke = useRevokeRequest()
  const { id, approval, approvalAt, approvalReason, actions } = accelerator
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
      {...(actions.includes('resubmit')
        ? {
            primary: {
              label: t('request.correct'),
              icon: EditIcon,
              onClick: () => go(`${requestLink(id)}&correct=1`),
            },
          }
        : {})}
      actions={
        actions.includes('revoke')
          ? [
              {
                key: 'revoke',
                label: t('request.revoke'),
                danger: true,
                onClick: () => revoke(accelerator),
              },
            ]
          : []
      }
      history={<AcceleratorHistory acceleratorId={id} />}
    >
      {approval === 'REJECTED' && approvalReason ? <RejectionNotice reason={approvalReason} /> : null}
      <AcceleratorCard accelerator={accelerator} />
    </DetailsScreen>
  )
}
