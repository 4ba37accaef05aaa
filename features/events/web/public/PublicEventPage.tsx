import { linkTo } from '#platform/domain/screen-paths.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { apiRoot } from '#platform/web/api/address.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { getEventFile } from '../../contract/event.endpoints.ts'
import { timesOf } from '../../domain/agenda.rules.ts'
import { heldEventStateTable } from '../../domain/state-tables.ts'
import { EventTime } from './EventTime.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import type { PublicEvent } from './public-event.types.ts'

/** Page of a public event; a place is requested in the work area. */
export const PublicEventPage = ({ event }: { event: PublicEvent }) => {
  const t = useTexts('events')
  const locale = useLocale()
  const { id, name, kind, host, place, isOnline, free, status, reason, description, timeZone } = event
  const where = [place, isOnline ? t('page.online') : ''].filter(Boolean).join(' · ')
  return (
    <article className="details column">
      <p className="details__back">
        <a href={linkTo('/showcase/events-list', {})}>{t('public.all')}</a>
      </p>
      {event.cover ? (
        <img
          className="event-cover"
          src={event.cover.url}
          width={event.cover.width}
          height={event.cover.height}
          alt=""
        />
      ) : null}
      <header className="details__head">
        <div>
          <h1>{name}</h1>
          <p className="details__muted">{host}</p>
          <div className="chips">
            <Chip>{t(`kinds.${kind}`)}</Chip>
            {event.isOn ? null : (
              <Chip tone={heldEventStateTable.tones[status]}>{t(stateKey(heldEventStateTable, status))}</Chip>
            )}
          </div>
        </div>
      </header>
      <div className="details__body">
        <div className="details__text event-parts">
          {reason ? <p>{t('page.cancelledFor', { reason })}</p> : null}
          <div className="event-facts">
            <p className="details__lead">
              <EventTime event={event} />
            </p>
            {where ? <p>{where}</p> : null}
            {free === null || !event.asks ? null : (
              <p>{free === 0 ? t('public.full') : t('public.free', { count: free })}</p>
            )}
          </div>
          {description ? <p className="running-text">{description}</p> : null}
          {event.asks ? (
            <p className="guest-buttons">
              <LinkButton
                look={event.registers ? 'secondary' : 'primary'}
                href={linkTo('/bch/view/event', { eventId: id })}
              >
                {t('public.ask')}
              </LinkButton>
              <LinkButton href={`${apiRoot}${getEventFile.path}?eventId=${id}`}>
                {t('actions.calendar')}
              </LinkButton>
            </p>
          ) : null}
          {event.registers ? <RegisterForm event={event} /> : null}
          {event.agenda.length > 0 ? (
            <section aria-labelledby="agenda">
              <h2 id="agenda">{t('page.agenda')}</h2>
              <ol>
                {timesOf(event.agenda, Date.parse(event.startsAt)).map(({ title, minutes, from }) => (
                  <li key={from}>
                    {formatTime(from, { timeZone, locale })} {title} · {t('page.minutes', { count: minutes })}
                  </li>
                ))}
              </ol>
            </section>
          ) : null}
        </div>
      </div>
    </article>
  )
}
