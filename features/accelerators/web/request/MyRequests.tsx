import '../accelerators.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { listMyAcceleratorRequests } from '../../contract/request.endpoints.ts'
import { ApprovalChip } from '../card/ApprovalChip.tsx'
import { requestLink, requestPath } from '../paths.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'

/** The person's requests, newest first, and a link to a new one while the limit allows it. */
export const MyRequests = ({ items, left, limit }: ResponseOf<typeof listMyAcceleratorRequests>) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  return (
    <section className="accelerator-requests">
      <PageHead
        title={t('request.mine')}
        actions={
          left > 0 ? (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={ScreenLink}
              to={`${requestPath}?new=1`}
            >
              {t('request.new')}
            </Button>
          ) : null
        }
      />
      <p className="accelerator-help">
        {left > 0 ? t('request.left', { count: left }) : t('request.limitReached', { count: limit })}
      </p>
      <ul className="accelerator-rows">
        {items.map((request) => (
          <li key={request.id} className="accelerator-request">
            <div>
              <TextLink to={requestLink(request.id)}>{nameOf(request)}</TextLink>
              <p>
                <span>
                  {t(`request.since.${request.approval}`)} <DateText value={request.approvalAt} />
                </span>
              </p>
              {request.approval === 'REJECTED' && request.approvalReason ? (
                <p className="accelerator-reason">{request.approvalReason}</p>
              ) : null}
            </div>
            <ApprovalChip approval={request.approval} />
          </li>
        ))}
      </ul>
    </section>
  )
}
