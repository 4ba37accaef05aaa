import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listMentorQuestions } from '../../contract/question.endpoints.ts'
import { questionActions } from '../question-actions.tsx'

const AskQuestion = lazy(async () => ({ default: (await import('../form/AskQuestion.tsx')).AskQuestion }))

type Named = { id: number; name: string }

const columns: Columns<typeof listMentorQuestions> = {
  question: { width: '40%', cell: ({ question }) => question },
  project: { width: '20%', cell: ({ project }) => <span translate="no">{project.name}</span> },
  askedAt: { sort: 'ASK_DATE', cell: ({ askedAt }) => <DateText value={askedAt} /> },
  advised: { align: 'end', cell: ({ advised }) => <span className="tabular">{advised || '—'}</span> },
  closedAt: { cell: ({ closedAt }) => (closedAt ? <DateText value={closedAt} /> : '—') },
}

const views = { open: { filters: { open: 'true' } } } as const

const ask = (title: string, places: readonly Named[]): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <AskQuestion places={places} />
      </Suspense>
    ),
  })

/** Questions of teams to their mentors, with how many answered. */
export const QuestionList = () => {
  const t = useTexts('mentoring')
  const list = useList(listMentorQuestions, { id: 'mentor-questions' })
  const places = list.answer.data?.mayAskIn ?? []
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      rowName={({ question }) => question}
      rowLink={({ id }) => linkTo('/bch/view/mentoring/question', { questionId: id })}
      rowActions={useActions(questionActions)}
      views={views}
      filters={{ open: null }}
      above={
        places.length > 0 ? (
          <p>
            <Button
              variant="outlined"
              startIcon={<AddIcon />}
              onClick={() => ask(t('questions.ask'), places)}
            >
              {t('questions.ask')}
            </Button>
          </p>
        ) : null
      }
    />
  )
}
