import './month.css'
import { useState } from 'react'
import { dayIn } from '#platform/domain/deadline.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getEventMonth } from '../../contract/month.endpoints.ts'
import { isMonth, monthFrom } from '../../domain/month.rules.ts'
import { monthSearch } from '../event-search.ts'
import { MonthGrid } from './MonthGrid.tsx'

/** The month and its year, as a heading begins. */
const titleOf = (month: string): string => {
  const name = new Intl.DateTimeFormat(currentLocale(), { month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01`),
  )
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${month.slice(0, 4)}`
}

/** Events of one month as a calendar; on a phone as a list by day. */
export const MonthPage = () => {
  const t = useTexts('events')
  const [today] = useState(() => dayIn(ownTimeZone(), Date.now()))
  const [{ month: named = '' }, setSearch] = useScreenSearch(monthSearch)
  const month = isMonth(named) ? named : today.slice(0, 7)
  const { data, error, refetch } = useCall(
    getEventMonth,
    { query: { month, timeZone: ownKnownZone() } },
    { keepPrevious: true },
  )
  const turn = (by: number): void => setSearch({ month: monthFrom(month, by) })
  return (
    <section className="event-month">
      <PageHead
        title={titleOf(month)}
        actions={
          <>
            <Button
              component={ScreenLink}
              inPlace
              to={linkTo('/bch/view/events-month', { month: monthFrom(month, -1) })}
            >
              {t('month.before')}
            </Button>
            <Button component={ScreenLink} inPlace to={linkTo('/bch/view/events-month', {})}>
              {t('month.today')}
            </Button>
            <Button
              component={ScreenLink}
              inPlace
              to={linkTo('/bch/view/events-month', { month: monthFrom(month, 1) })}
            >
              {t('month.after')}
            </Button>
          </>
        }
        before={<ScreenLink to="/bch/view/events">{t('month.list')}</ScreenLink>}
      />
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data ? (
        <>
          <p className="event-month-zone">
            {t('month.zone', { zone: zoneName(ownTimeZone(), `${month}-15T12:00:00Z`) })}
          </p>
          {data.isCut ? <p>{t('month.cut', { count: data.items.length })}</p> : null}
          <MonthGrid key={month} month={month} today={today} events={data.items} onTurn={turn} />
        </>
      ) : error ? null : (
        <LoadingBlock lines={8} />
      )}
    </section>
  )
}
