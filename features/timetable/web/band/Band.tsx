import './band.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { dateFormat } from '#platform/web/i18n/intl-formats.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { TimetableAnswer } from '../timetable.types.ts'
import { monthsOf, placeIn, type Window } from './band-months.ts'
import { bandRows, type BandRow } from './band-rows.ts'

type Props = { timetable: TimetableAnswer; window: Window }

const monthName = (day: string): string =>
  dateFormat(currentLocale(), { month: 'short', timeZone: 'UTC' }).format(new Date(day))

const percent = ({ start, width }: { start: number; width: number }) => ({
  insetInlineStart: `${start}%`,
  inlineSize: `${width}%`,
})

const Months = ({ window }: { window: Window }) => (
  <div className="band-months" aria-hidden>
    {monthsOf(window).map((month, i) => (
      <span key={month} style={percent(placeIn(window, { from: month, to: month })!)}>
        {monthName(month)}
        {i === 0 || month.endsWith('-01-01') ? <b className="tabular"> {month.slice(0, 4)}</b> : null}
      </span>
    ))}
  </div>
)

const Lane = ({ row, window }: { row: BandRow; window: Window }) => {
  const t = useTexts('timetable')
  const [first] = row.tracks
  return (
    <ul className="band-lane">
      {first?.requestType === 'CONTINUOUS' ? (
        <li className={cls('band-always', first.acceptance === 'ALWAYS' && 'band-always-open')}>
          {t(`acceptances.${first.acceptance}`)}
        </li>
      ) : null}
      {row.streams.map((stream) => {
        const place = placeIn(window, stream)
        if (!place || !first) return null
        const days = t('days', { from: formatDate(stream.from), to: formatDate(stream.to) })
        const state = t(`states.${stream.state}`)
        const requests = t('requests', { count: stream.requestsCount })
        return (
          <li
            key={stream.id}
            className={cls(place.start + place.width > 75 && 'band-late')}
            style={percent(place)}
          >
            <ScreenLink
              to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: first.id })}
              className={cls('band-stream', `band-${stream.state.toLowerCase()}`)}
              aria-label={t('band.stream', { name: stream.name, state, days, requests })}
              title={t('band.stream', { name: stream.name, state, days, requests })}
            >
              <span>{stream.name}</span>
            </ScreenLink>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Streams as a calendar: a row per schedule, months as columns, a line at today. The list below has the same data as
 * text.
 */
export const Band = ({ timetable, window }: Props) => {
  const t = useTexts('timetable')
  const today = placeIn(window, { from: timetable.today, to: timetable.today })
  const rows = bandRows(timetable)
  return (
    <section className="band" aria-label={t('band.label')}>
      <div className="band-row band-head">
        <span />
        <Months window={window} />
      </div>
      {rows.map((row) => (
        <div className="band-row" key={row.key}>
          <div className="band-tracks">
            {row.tracks.map((track) => (
              <span key={track.id}>
                <TextLink to={linkTo('/bch/view/acceleration-timetable/editor', { trackId: track.id })}>
                  {track.name}
                </TextLink>
              </span>
            ))}
            {row.tracks.length > 1 ? <small>{t('band.shared')}</small> : null}
          </div>
          <div className="band-days">
            {monthsOf(window).map((month) => (
              <i
                key={month}
                aria-hidden
                style={{ insetInlineStart: `${placeIn(window, { from: month, to: month })!.start}%` }}
              />
            ))}
            {today ? (
              <b className="band-today" aria-hidden style={{ insetInlineStart: `${today.start}%` }} />
            ) : null}
            <Lane row={row} window={window} />
          </div>
        </div>
      ))}
    </section>
  )
}
