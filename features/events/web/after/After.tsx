import '../events.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAfterEvent } from '../../contract/after.endpoints.ts'
import { AfterProject } from './AfterProject.tsx'

/** What came of an event: feedback of both sides, and for the hosts the next steps. */
export const After = ({ eventId, isHost }: { eventId: number; isHost: boolean }) => {
  const t = useTexts('events')
  const { data, error, refetch } = useCall(getAfterEvent, { query: { eventId: String(eventId) } })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={6} />
  return (
    <section className="event-part">
      <p className="event-muted">{t(isHost ? 'after.forHosts' : 'after.forTeams')}</p>
      {data.items.length === 0 ? <p>{t('after.nobody')}</p> : null}
      {data.items.map((one) => (
        <AfterProject key={one.id} one={one} />
      ))}
    </section>
  )
}
