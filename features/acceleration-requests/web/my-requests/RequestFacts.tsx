import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MyRequest } from './my-requests.queries.ts'

/** Where an application went, who sent it and who decided. */
export const RequestFacts = ({ request }: { request: MyRequest }) => {
  const t = useTexts('acceleration-requests')
  const facts = [
    ['track', request.track.name],
    ['programme', request.programme.name],
    ['accelerator', request.accelerator.name],
  ] as const
  return (
    <dl className="request-facts">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`myRequests.columns.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('request.sent')}</dt>
        <dd>
          <DateText value={request.createdAt} as="time" />, {request.createdBy.name}
        </dd>
      </div>
      {request.contactConsent ? (
        <div>
          <dt>{t('consent.given')}</dt>
          <dd>
            <DateText value={request.contactConsent.at} as="time" />
          </dd>
        </div>
      ) : null}
      {request.decidedAt && request.decidedBy ? (
        <div>
          <dt>{t('request.decided')}</dt>
          <dd>
            <DateText value={request.decidedAt} as="time" />, {request.decidedBy.name}
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
