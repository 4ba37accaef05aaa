import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { listMentorMeetings } from '../../contract/meeting.endpoints.ts'
import { meetingStateTable } from '../../domain/state-tables.ts'
import { meetingActions } from '../meeting-actions.tsx'
import { MeetingTime } from '../MeetingTime.tsx'

const columns: Columns<typeof listMentorMeetings> = {
  startsAt: { width: '18%', sort: 'START_DATE', cell: (meeting) => <MeetingTime {...meeting} /> },
  mentor: { width: '14%', cell: ({ mentor }) => <PersonName person={mentor} /> },
  project: { width: '16%', cell: ({ project }) => <span translate="no">{project.name}</span> },
  topic: { width: '18%', cell: ({ topic }) => topic },
  where: {
    cell: ({ place, link }) => (
      <>
        {place}{' '}
        {link ? (
          <a href={link} rel="noreferrer" target="_blank">
            {link}
          </a>
        ) : null}
      </>
    ),
  },
  notes: {
    cell: ({ notes, reason }) => (
      <span className="meeting-text">{[notes, reason].filter(Boolean).join('\n')}</span>
    ),
  },
  status: { cell: ({ status }) => <StateOf table={meetingStateTable} state={status} /> },
}

const views = { ahead: { filters: { ahead: 'true', status: 'BOOKED' }, sort: 'START_DATE' } } as const

/** Upcoming and past meetings with mentors. */
export const MeetingList = () => {
  const t = useTexts('mentoring')
  const list = useList(listMentorMeetings, { id: 'mentor-meetings' })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ project, mentor }) => `${project.name} — ${mentor.name}`}
      rowLink={({ id }) => linkTo('/bch/view/mentoring/meeting', { meetingId: id })}
      rowActions={useActions(meetingActions)}
      views={views}
      filters={{ status: meetingStateTable, ahead: null }}
      emptyAction={
        <TextLink to={linkTo('/bch/view/mentoring', { tab: 'mentors' })}>{t('meetings.find')}</TextLink>
      }
    />
  )
}
