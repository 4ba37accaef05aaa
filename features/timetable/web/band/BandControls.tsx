import { dateFormat } from '#platform/web/i18n/intl-formats.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/web/work/components/icons/icons.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { monthStart, type Day } from '../../domain/calendar.ts'
import { timetableSearch, zooms } from '../timetable-search.ts'
import { useOwnToday } from '../use-own-today.ts'
import { stepOf, windowOf, type Window } from './band-months.ts'

/** The calendar's range in the address, and functions to move it. */
export const useWindow = () => {
  const [{ zoom = 'year', month }, setSearch] = useScreenSearch(timetableSearch)
  const window = windowOf(month, zoom, useOwnToday())
  return { zoom, month, window, setSearch }
}

const monthOf = (day: Day): string => day.slice(0, 7)

const named = ({ from, to }: Window): string => {
  const format = dateFormat(currentLocale(), { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.formatRange(new Date(from), new Date(to))
}

/** Moves the calendar by months, back to today, and zooms. */
export const BandControls = () => {
  const t = useTexts('timetable')
  const { zoom, month, window, setSearch } = useWindow()
  const move = (by: -1 | 1) => () => setSearch({ month: monthOf(monthStart(window.from, by * stepOf[zoom])) })
  return (
    <div className="timetable-controls">
      <IconAction icon={ChevronLeftIcon} label={t('band.earlier')} onClick={move(-1)} />
      <IconAction icon={ChevronRightIcon} label={t('band.later')} onClick={move(1)} />
      <span className="timetable-months tabular" aria-live="polite">
        {named(window)}
      </span>
      {month === undefined ? null : (
        <Button size="small" variant="text" onClick={() => setSearch({ month: undefined })}>
          {t('band.today')}
        </Button>
      )}
      <Segments
        name="zoom"
        aria-label={t('band.zoom')}
        value={zoom}
        options={zooms.map((value) => ({ value, label: t(`band.zooms.${value}`) }))}
        onChange={(value) => setSearch({ zoom: value, month: undefined })}
      />
    </div>
  )
}
