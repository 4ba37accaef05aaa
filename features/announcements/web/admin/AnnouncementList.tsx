import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
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
import { titleOf } from './title-of.ts'

/** Announcements of the portal, in all states. */
export const AnnouncementList = () => {
  const t = useTexts('announcements')
  const list = useList(listAnnouncements, { id: 'announcements' })
  const columns = useMemo<Columns<typeof listAnnouncements>>(
    () => ({
      title: { width: '30%', cell: (row) => titleOf(row) },
      readers: {
        width: '20%',
        cell: ({ roles, accelerators }: Announcement) =>
          [
            ...roles.map((role) => t(`platform:roleNames.${role}`)),
            ...accelerators.map(({ name }) => name),
          ].join(', ') || t('list.everybody'),
      },
      firstDay: { sort: 'FIRST_DAY', cell: ({ firstDay }) => <DateText value={firstDay} /> },
      lastDay: { cell: ({ lastDay }) => (lastDay ? <DateText value={lastDay} /> : t('list.noEnd')) },
      closedBy: { cell: ({ closedBy }) => closedBy },
      status: { cell: ({ status }) => <StateOf table={announcementStateTable} state={status} /> },
      author: { cell: ({ author }) => <PersonName person={author} /> },
      changed: { sort: 'CHANGE_DATE', cell: ({ updatedAt }) => <DateText value={updatedAt} as="relative" /> },
    }),
    [t],
  )
  const create = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => openDrawer({ title: t('list.create'), body: <NewAnnouncement /> })}
    >
      {t('list.create')}
    </Button>
  )
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={titleOf}
      rowActions={useActions(announcementActions)}
      filters={{ status: announcementStateTable }}
      action={create}
      emptyAction={create}
    />
  )
}
