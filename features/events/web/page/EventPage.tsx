import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getHeldEvent } from '../../contract/event.endpoints.ts'
import { eventSearch } from '../event-search.ts'
import { EventDetails } from './EventDetails.tsx'

/** An event: what, when and where it is, and who comes. */
export const EventPage = () => {
  const t = useTexts('events')
  const [{ eventId }] = useScreenSearch(eventSearch)
  const isNamed = eventId !== undefined && eventId > 0
  const { data, error, refetch } = useCall(
    getHeldEvent,
    { query: { eventId: String(eventId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (data) return <EventDetails key={data.id} event={data} />
  const back = <ScreenLink to="/bch/view/events">{t('page.back')}</ScreenLink>
  return (
    <section>
      <PageHead />
      {!isNamed ? (
        <PageState icon={SearchIcon} title={t('page.none')} text={t('page.noneText')} actions={back} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} back={back} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </section>
  )
}
