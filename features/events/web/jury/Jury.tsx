import '../events.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getEventJury } from '../../contract/jury.endpoints.ts'
import { Criteria } from './Criteria.tsx'
import { JudgedProjects } from './JudgedProjects.tsx'
import { JuryMembers } from './JuryMembers.tsx'

/** The jury of a pitch day or a demo day: what it scores by, who is in it, and the projects with their scores. */
export const Jury = ({ eventId }: { eventId: number }) => {
  const t = useTexts('events')
  const { data, error, refetch } = useCall(getEventJury, { query: { eventId: String(eventId) } })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  return (
    <>
      {data.isHost ? (
        <>
          <Criteria key={String(data.isFresh)} eventId={eventId} jury={data} />
          <JuryMembers eventId={eventId} jury={data} />
        </>
      ) : (
        <p className="event-muted">{t('jury.private')}</p>
      )}
      <JudgedProjects jury={data} />
    </>
  )
}
