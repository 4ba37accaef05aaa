import { useMemo } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { ownTimeZone, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listOfficeHours } from '../../contract/office-hours.endpoints.ts'
import { hoursActions } from '../hours-actions.tsx'

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listOfficeHours> => ({
  mentor: { width: '20%', sort: 'NAME', cell: ({ mentor }) => <span translate="no">{mentor.name}</span> },
  accelerator: { width: '20%', cell: ({ accelerator }) => <span translate="no">{accelerator.name}</span> },
  topics: { width: '28%', cell: ({ topics }) => topics },
  slot: { cell: ({ slotMinutes }) => t('minutes', { count: slotMinutes }) },
  nextSlot: {
    cell: ({ nextSlot, isOpen }) =>
      nextSlot ? (
        <>
          <DateText value={nextSlot} as="time" /> {zoneName(ownTimeZone(), nextSlot)}
        </>
      ) : (
        t(isOpen ? 'mentors.full' : 'mentors.closed')
      ),
  },
})

const none: readonly { id: number; name: string }[] = []

/** Mentors that the user's team may book. */
export const MentorList = () => {
  const t = useTexts('mentoring')
  const list = useList(listOfficeHours, { id: 'office-hours' })
  const columns = useMemo(() => columnsOf(t), [t])
  const leads = list.answer.data?.leads ?? none
  const context = useMemo(() => ({ leads }), [leads])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ mentor }) => mentor.name}
      rowLink={({ id }) => linkTo('/bch/view/mentoring/mentor', { hoursId: id })}
      rowActions={useActions(hoursActions, context)}
      filters={{ open: null }}
    />
  )
}
