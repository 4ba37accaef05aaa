import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MyRequest } from './my-requests.queries.ts'

/** Track, sender and decider of an application. */
export const RequestFacts = ({ request }: { request: MyRequest }) => {
  const t = useTexts('acceleration-requests')
  const facts = [
    ['track', request.track.name],
    ['programme', request.programme.name],
    ['accelerator', request.accelerator.name],
  ] as const
  return (
    <Facts>
      {facts.map(([key, value]) => (
        <Fact key={key} label={t(`myRequests.columns.${key}`)}>
          {value}
        </Fact>
      ))}
      <Fact label={t('request.sent')}>
        <DateText value={request.createdAt} as="time" />, {request.createdBy.name}
      </Fact>
      {request.contactConsent ? (
        <Fact label={t('consent.given')}>
          <DateText value={request.contactConsent.at} as="time" />
        </Fact>
      ) : null}
      {request.decidedAt && request.decidedBy ? (
        <Fact label={t('request.decided')}>
          <DateText value={request.decidedAt} as="time" />, {request.decidedBy.name}
        </Fact>
      ) : null}
    </Facts>
  )
}
