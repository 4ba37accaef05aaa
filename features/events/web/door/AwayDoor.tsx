import './door.css'
import { useState } from 'react'
import type { AwayProps } from '#platform/web/screen.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { readSearch } from '#platform/web/search-params.ts'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { doorSearch } from '../event-search.ts'
import { Door } from './Door.tsx'
import { readStoredDoor } from './stored-door.ts'

/** Check-in from the list that this browser stored last, while the portal is unavailable; marks are queued. */
export const AwayDoor = ({ otherwise }: AwayProps) => {
  const t = useTexts('events')
  const [stored] = useState(() => {
    const { eventId } = doorSearch.parse(readSearch(location.search))
    return eventId !== undefined && mayBeSignedIn() ? readStoredDoor(eventId, Date.now()) : null
  })
  if (!stored) return otherwise
  const { uid, readAt, door } = stored
  return (
    <main className="door-away">
      <h1 translate="no">{door.name}</h1>
      <p className="door-note" role="status">
        {t('door.away', { time: formatTime(readAt) })}
      </p>
      <Door door={door} uid={uid} />
    </main>
  )
}
