import '../mentoring.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { listProjectMentors } from '../../contract/pairing.endpoints.ts'
import { pairingStateTable } from '../../domain/state-tables.ts'
import { pairingActions } from '../pairing-actions.ts'

const columns: Columns<typeof listProjectMentors> = {
  project: { width: '20%', cell: ({ project }) => <span translate="no">{project.name}</span> },
  mentor: { width: '16%', cell: ({ mentor }) => <PersonName person={mentor} /> },
  accelerator: { cell: ({ accelerator }) => <span translate="no">{accelerator.name}</span> },
  said: {
    width: '22%',
    cell: ({ message, reason }) =>
      message || reason ? (
        <span className="meeting-text">{[message, reason].filter(Boolean).join('\n')}</span>
      ) : null,
  },
  changedAt: { sort: 'CHANGE_DATE', cell: ({ changedAt }) => <DateText value={changedAt} as="relative" /> },
  status: { cell: ({ status }) => <StateOf table={pairingStateTable} state={status} /> },
}

const views = { going: { filters: { status: 'AGREED' } }, asked: { filters: { status: 'ASKED' } } } as const

/** Who mentors which project: asked, agreed, and what was before. */
export const PairingList = () => {
  const t = useTexts('mentoring')
  const list = useList(listProjectMentors, { id: 'project-mentors' })
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ project, mentor }) => `${project.name} — ${mentor.name}`}
      rowActions={useActions(pairingActions)}
      views={views}
      filters={{ status: pairingStateTable, id: null }}
      emptyAction={
        <TextLink to={linkTo('/bch/view/mentoring', { tab: 'mentors' })}>{t('meetings.find')}</TextLink>
      }
    />
  )
}
