import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listMentorHours } from '../../contract/workspace.endpoints.ts'
import { dateFormat } from '#platform/web/i18n/intl-formats.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'

/** A month by its first day: "November 2026". */
const monthName = (day: string): string =>
  dateFormat(currentLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))

const columns: Columns<typeof listMentorHours> = {
  month: { sort: 'MONTH', cell: ({ month }) => monthName(month) },
  mentor: { width: '20%', sort: 'NAME', cell: ({ mentor }) => <PersonName person={mentor} /> },
  programme: {
    width: '24%',
    cell: ({ programme }) => (programme ? <span translate="no">{programme.name}</span> : '—'),
  },
  accelerator: { cell: ({ accelerator }) => <span translate="no">{accelerator.name}</span> },
  meetings: { align: 'end', cell: ({ meetings }) => <span className="tabular">{meetings}</span> },
  teams: { align: 'end', cell: ({ teams }) => <span className="tabular">{teams}</span> },
  hours: {
    align: 'end',
    cell: ({ minutes }) => <span className="tabular">{formatNumber(minutes / 60)}</span>,
  },
  rating: {
    align: 'end',
    optional: true,
    cell: ({ rating }) => <span className="tabular">{rating === null ? '—' : formatNumber(rating)}</span>,
  },
}

/** Hours that mentors gave to teams, by programme and month, with the sum of what is shown. */
export const HoursGiven = () => {
  const t = useTexts('mentoring')
  const list = useList(listMentorHours, { id: 'mentor-hours' })
  const totals = list.answer.data?.totals
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowKey={({ key }) => key}
      rowName={({ mentor, programme }) => [mentor.name, programme?.name].filter(Boolean).join(' — ')}
      filters={{ period: 'periods' }}
      above={
        totals && totals.meetings > 0 ? (
          <p className="hours-given" role="status">
            {t('given.total', {
              hours: formatNumber(totals.minutes / 60),
              count: totals.meetings,
            })}
          </p>
        ) : null
      }
    />
  )
}
