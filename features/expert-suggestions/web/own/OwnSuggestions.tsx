import '../suggestions.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listOwnExpertSuggestions } from '../../contract/expert-suggestion.endpoints.ts'
import { suggestionStateTable } from '../../domain/state-tables.ts'
import { LongText } from '../list/LongText.tsx'
import type { OwnSuggestion } from '../list/suggestion.types.ts'
import { Subject } from '../list/Subject.tsx'
import { ownSuggestionActions } from './own-actions.ts'

const Project = ({ suggestion: { project } }: { suggestion: OwnSuggestion }) => {
  const t = useTexts('expert-suggestions')
  return <>{project?.name ?? t('own.closed')}</>
}

const Answer = ({ suggestion: { answer } }: { suggestion: OwnSuggestion }) =>
  answer ? <LongText>{answer}</LongText> : <>—</>

const columns: Columns<typeof listOwnExpertSuggestions> = {
  project: { width: '18%', cell: (suggestion) => <Project suggestion={suggestion} /> },
  task: { width: '14%', cell: (suggestion) => <Subject suggestion={suggestion} /> },
  reason: { width: '26%', cell: ({ reason }) => <LongText>{reason}</LongText> },
  status: { cell: ({ status }) => <StateOf table={suggestionStateTable} state={status} /> },
  answer: { width: '20%', cell: (suggestion) => <Answer suggestion={suggestion} /> },
  created: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} /> },
  decided: { optional: true, cell: ({ decidedAt }) => <DateText value={decidedAt} /> },
  competency: { optional: true, cell: ({ competency }) => competency?.name ?? '—' },
  expert: { optional: true, cell: ({ expert }) => expert || '—' },
}

const Card = ({ suggestion }: { suggestion: OwnSuggestion }) => {
  const t = useTexts('expert-suggestions')
  const { reason, status, answer } = suggestion
  return (
    <div className="suggestion-card">
      <p>
        <Subject suggestion={suggestion} />
      </p>
      <LongText>{reason}</LongText>
      <StateOf table={suggestionStateTable} state={status} />
      {answer ? <p>{t('own.answered', { answer })}</p> : null}
    </div>
  )
}

const card = (suggestion: OwnSuggestion) => <Card suggestion={suggestion} />

const views: Views<typeof listOwnExpertSuggestions> = { waiting: { filters: { status: 'NEW' } } }

/** Screen of one's own suggestions in all accelerators. */
export const OwnSuggestions = () => {
  const t = useTexts('expert-suggestions')
  const list = useList(listOwnExpertSuggestions)
  const rowActions = useActions(ownSuggestionActions)
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: suggestionStateTable }}
      views={views}
      rowName={({ project }) => project?.name ?? t('own.closed')}
      rowLink={({ project, opens }) =>
        project && opens ? linkTo('/bch/view/project-details', { id: project.id }) : null
      }
      rowActions={rowActions}
      card={card}
    />
  )
}
