import '../suggestions.css'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listExpertSuggestions } from '../../contract/expert-suggestion.endpoints.ts'
import { suggestionStateTable } from '../../domain/state-tables.ts'
import { LongText } from './LongText.tsx'
import { Subject } from './Subject.tsx'
import { suggestionActions } from './suggestion-actions.tsx'
import type { Suggestion } from './suggestion.types.ts'

const columns: Columns<typeof listExpertSuggestions> = {
  project: { sort: 'NAME', width: '16%', cell: ({ project }) => project.name },
  task: { width: '14%', cell: (suggestion) => <Subject suggestion={suggestion} /> },
  reason: { width: '26%', cell: ({ reason }) => <LongText>{reason}</LongText> },
  proposer: { cell: ({ proposer }) => <PersonAvatar person={proposer} /> },
  status: { cell: ({ status }) => <StateOf table={suggestionStateTable} state={status} /> },
  job: {
    cell: ({ job }) =>
      job ? (
        <ScreenLink to={linkTo('/bch/view/expert-job/details', { expertJobId: job.id })}>
          {job.serialNumber}
        </ScreenLink>
      ) : (
        '—'
      ),
  },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  competency: { optional: true, cell: ({ competency }) => competency?.name ?? '—' },
  expert: { optional: true, cell: ({ expert }) => expert || '—' },
  answer: { optional: true, cell: ({ answer }) => (answer ? <LongText>{answer}</LongText> : '—') },
}

const card = (suggestion: Suggestion) => (
  <div className="suggestion-card">
    <p>
      <Subject suggestion={suggestion} />
    </p>
    <LongText>{suggestion.reason}</LongText>
    <p>{suggestion.proposer.name}</p>
    <StateOf table={suggestionStateTable} state={suggestion.status} />
  </div>
)

const views: Views<typeof listExpertSuggestions> = { waiting: { filters: { status: 'NEW' } } }

/** Screen of suggestions that the chosen accelerator received. */
export const Suggestions = () => {
  const t = useTexts('expert-suggestions')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listExpertSuggestions, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(suggestionActions)
  if (accelerator === null || isOutsideTeam(list.answer.error)) return <DeniedState />
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: suggestionStateTable, projectId: null }}
      views={views}
      rowName={({ project }) => project.name}
      rowLink={({ project }) => linkTo('/bch/view/project-details', { id: project.id })}
      rowActions={rowActions}
      card={card}
      action={
        <nav className="suggestion-links" aria-label={t('list.more')}>
          <ScreenLink to="/bch/view/expert-job">{t('list.toJobs')}</ScreenLink>
          <ScreenLink to="/bch/view/expert-job/proposed">{t('own.title')}</ScreenLink>
        </nav>
      }
    />
  )
}
