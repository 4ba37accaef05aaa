import { useEffect } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getEventDoor } from '../../contract/door.endpoints.ts'
import { doorSearch } from '../event-search.ts'
import type { EventDoor } from '../event.types.ts'
import { Door } from './Door.tsx'
import { cacheDoorPage } from './cache-door-page.ts'
import { storeDoor } from './stored-door.ts'

/** Check-in that can be reopened without a network: stores the page and the list of expected people. */
const OfflineDoor = ({ door }: { door: EventDoor }) => {
  const uid = useStore(personStore)?.uid ?? ''
  useEffect(() => void cacheDoorPage(), [])
  useEffect(() => storeDoor(uid, door, Date.now()), [uid, door])
  return <Door door={door} uid={uid} />
}

/** The door of one event, made for a phone in one hand. */
export const DoorPage = () => {
  const t = useTexts('events')
  const [{ eventId }] = useScreenSearch(doorSearch)
  const isNamed = eventId !== undefined && eventId > 0
  const answer = useCall(
    getEventDoor,
    { query: { eventId: String(eventId) } },
    { enabled: isNamed, deniedHere: true },
  )
  const back = <ScreenLink to="/bch/view/events">{t('page.back')}</ScreenLink>
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('page.none'), text: t('page.noneText') }}
      back={back}
    >
      {(door) => (
        <>
          <PageHead
            title={door.name}
            isName
            before={
              <ScreenLink to={linkTo('/bch/view/event', { eventId: door.id })}>{t('door.back')}</ScreenLink>
            }
          />
          <OfflineDoor key={door.id} door={door} />
        </>
      )}
    </DetailsFrame>
  )
}
