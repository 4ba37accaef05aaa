import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Chip } from '#platform/web/public/Chip.tsx'
import { shortened } from '#platform/web/public/shortened.ts'
import { EventTime } from './EventTime.tsx'
import type { ListedEvent } from './public-event.types.ts'

/** A public event in the list; the whole card is a link. */
export const EventInList = ({ event }: { event: ListedEvent }) => {
  const t = useTexts('events')
  const { id, name, kind, host, lead, place, isOnline, free } = event
  return (
    <article className="card show-card">
      <div className="show-card__head">
        <div className="show-card__words">
          <h2>
            <a href={linkTo('/details/event', { id })}>{name}</a>
          </h2>
          <p>{host}</p>
        </div>
      </div>
      {lead ? <p className="show-card__lead">{shortened(lead)}</p> : null}
      <div className="chips">
        <Chip>{t(`kinds.${kind}`)}</Chip>
        {place ? <Chip>{place}</Chip> : null}
        {isOnline ? <Chip>{t('page.online')}</Chip> : null}
        {free === 0 ? <Chip tone="blocked">{t('public.full')}</Chip> : null}
      </div>
      <p className="show-card__foot">
        <EventTime event={event} />
      </p>
    </article>
  )
}
