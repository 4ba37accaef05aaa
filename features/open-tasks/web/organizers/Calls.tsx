import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { getEventOrganizerCalls } from '../../contract/event-organizer.endpoints.ts'

/** The latest calls about an organiser, in the drawer. */
export const Calls = ({ id }: { id: number }) => {
  const t = useTexts('open-tasks')
  const { data, error, refetch } = useCall(getEventOrganizerCalls, { query: { organizerId: String(id) } })
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={4} />
  if (data.items.length === 0) return <p className="open-task-muted">{t('calls.none')}</p>
  return (
    <ul className="open-task-rows">
      {data.items.map(({ id: callId, at, httpStatus, problem }) => (
        <li key={callId}>
          <span className="open-task-line">
            <DateText value={at} as="time" />
            <span>
              {problem ? t(`calls.problems.${problem}`) : t('calls.answered', { status: httpStatus })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
