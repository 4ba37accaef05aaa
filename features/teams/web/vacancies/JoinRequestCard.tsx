import './vacancies.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { MyJoinRequest } from '../joining.types.ts'
import { JoinRequestState } from './JoinRequestState.tsx'

/** The user's request on a narrow screen. */
export const JoinRequestCard = ({ request }: { request: MyJoinRequest }) => {
  const t = useTexts('teams')
  return (
    <div className="vacancy-card">
      <p>{request.vacancy?.name ?? t('myRequests.none')}</p>
      <JoinRequestState request={request} />
      <p className="vacancy-card-foot">
        <span className="tabular">{request.project.serialNumber}</span>
        <DateText value={request.createdAt} as="relative" />
      </p>
    </div>
  )
}
