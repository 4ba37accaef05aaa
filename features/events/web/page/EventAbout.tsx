import '../events.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { HeldEventPage } from '../event.types.ts'
import { EventTime } from '../EventTime.tsx'
import { Cover } from './Cover.tsx'
import { Materials } from './Materials.tsx'
import { OwnInvitations } from './OwnInvitations.tsx'
import { PitchAgenda } from './PitchAgenda.tsx'

/** How many come, or came. */
const placesOf = (t: ReturnType<typeof useTexts>, { came, capacity, taken }: HeldEventPage): string => {
  // Nobody was marked at the door: how many came is not known.
  if (came === 0) return t('page.expected', { count: taken })
  if (came !== null) return t('page.came', { count: came })
  return capacity === null ? t('page.unlimited', { count: taken }) : t('page.taken', { taken, capacity })
}

/** Details of an event: time, place, participants, agenda, and the reader's projects. */
export const EventAbout = ({ event }: { event: HeldEventPage }) => {
  const t = useTexts('events')
  const { host, place, isOnline, link, waiting, description, isHost } = event
  return (
    <>
      {event.own.length > 0 ? <OwnInvitations own={event.own} /> : null}
      <section className="event-part">
        <Facts>
          <Fact label={t('page.when')}>
            <EventTime {...event} />
          </Fact>
          <Fact label={t('page.host')}>
            <span translate="no">{host.name}</span>
          </Fact>
          {place ? <Fact label={t('page.place')}>{place}</Fact> : null}
          {isOnline ? (
            <Fact label={t('page.link')}>
              {link ? (
                <a href={link} rel="noreferrer" target="_blank">
                  {link}
                </a>
              ) : (
                t('page.linkLater')
              )}
            </Fact>
          ) : null}
          <Fact label={t('page.places')}>{placesOf(t, event)}</Fact>
          {isHost && waiting > 0 ? <Fact label={t('page.waiting')}>{waiting}</Fact> : null}
          <Fact label={t('page.access')}>{t(event.isPublic ? 'page.public' : 'page.invited')}</Fact>
        </Facts>
      </section>
      {description ? <p className="event-text">{description}</p> : null}
      {event.agenda.length > 0 ? <PitchAgenda event={event} /> : null}
      <Materials event={event} />
      {isHost ? <Cover event={event} /> : null}
    </>
  )
}
