import '../open-tasks.css'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'

const AskForm = lazy(async () => ({ default: (await import('../form/AskForm.tsx')).AskForm }))
const AnswerForm = lazy(async () => ({ default: (await import('../form/AnswerForm.tsx')).AnswerForm }))

type Question = OpenTaskPage['questions'][number]

/** Questions to the organiser, with the public answers. */
export const Questions = ({ task: { id, may, questions, timeZone } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const ask = () =>
    openDrawer({
      title: t('questions.ask'),
      body: (
        <Suspense fallback={<LoadingBlock lines={4} />}>
          <AskForm id={id} />
        </Suspense>
      ),
    })
  const answer = (question: Question) =>
    openDrawer({
      title: t('questions.answer'),
      body: (
        <Suspense fallback={<LoadingBlock lines={4} />}>
          <AnswerForm id={id} question={question} />
        </Suspense>
      ),
    })
  return (
    <section className="open-task-part">
      <p className="open-task-muted">{t('questions.text')}</p>
      {may.ask ? (
        <div>
          <Button variant="contained" onClick={ask}>
            {t('questions.ask')}
          </Button>
        </div>
      ) : null}
      {questions.length === 0 ? <p className="open-task-muted">{t('questions.none')}</p> : null}
      <ul className="open-task-rows">
        {questions.map((question) => (
          <li key={question.id}>
            <span className="open-task-muted">
              {question.isOwn ? `${t('questions.own')} · ` : ''}
              <StageTime at={question.askedAt} timeZone={timeZone} />
            </span>
            <p className="open-task-text">
              <b>{question.question}</b>
            </p>
            <p className="open-task-text">{question.answeredAt ? question.answer : t('questions.waiting')}</p>
            {may.answer ? (
              <div>
                <Button size="small" onClick={() => answer(question)}>
                  {t(question.answeredAt ? 'questions.change' : 'questions.answer')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
