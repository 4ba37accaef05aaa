import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { listAnnouncements } from '../../contract/announcement.endpoints.ts'
import { announcementStateTable } from '../../domain/state-tables.ts'
import type { Announcement } from '../announcement.types.ts'
import { announcementActions } from './announcement-actions.tsx'
import { NewAnnouncement } from './NewAnnouncement.tsx'
import { NewButton } from './NewButton.tsx'
import { titleOf } from './title-of.ts'

const columnsOf = (t: ReturnType<typeof useTexts>): Columns<typeof listAnnouncements> => ({
  title: { width: '26%', cell: (row) => titleOf(row) },
  readers: {
    width: '16%',
    cell: ({ roles, accelerators }: Announcement) =>
      [...roles.map((role) => t(`platform:roleNames.${role}`)), ...accelerators.map(({ name }) => name)].join(
        ', ',
      ) || t('list.everybody'),
  },
  firstDay: { sort: 'FIRST_DAY', cell: ({ firstDay }) => <DateText value={firstDay} /> },
  lastDay: { cell: ({ lastDay }) => (lastDay ? <DateText value={lastDay} /> : t('list.noEnd')) },
  closedBy: { cell: ({ closedBy }) => closedBy },
  status: { cell: ({ status }) => <StateOf table={announcementStateTable} state={status} /> },
  author: { width: '13%', cell: ({ author }) => <PersonName person={author} /> },
  changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
})

/** Announcements of the portal, in all states. */
export const AnnouncementList = () => {
  const t = useTexts('announcements')
  const list = useList(listAnnouncements, { id: 'announcements' })
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={titleOf}
      rowActions={useActions(announcementActions)}
      filters={{ status: announcementStateTable }}
      emptyAction={<NewButton title={t('list.create')} form={<NewAnnouncement />} />}
    />
  )
}
