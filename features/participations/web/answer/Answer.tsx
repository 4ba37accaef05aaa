import './answer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { lacksAnswer } from '../../domain/answer.rules.ts'
import type { Task } from '../work.types.ts'
import { AnswerClosed } from './AnswerClosed.tsx'
import { AnswerConflict } from './AnswerConflict.tsx'
import { AnswerEditor } from './AnswerEditor.tsx'
import type { AnswerWriter } from './answer-writer.ts'

type Props = {
  task: Task
  writer: AnswerWriter
  /** The person tried to hand the task in. */
  isTried: boolean
}

/** The answer of a task: written by whoever may, read by the rest. */
export const Answer = ({ task, writer, isTried }: Props) => {
  const t = useTexts('participations')
  const state = useStore(writer.store)
  return (
    <section className="task-section" aria-labelledby="answer-title">
      <h3 id="answer-title">
        {task.editable ? <label htmlFor="answer">{t('answer.title')}</label> : t('answer.title')}
        {task.editable ? (
          <small>{t(task.answerRequired ? 'answer.required' : 'answer.optional')}</small>
        ) : null}
      </h3>
      {state.phase === 'closed' ? <AnswerClosed state={state} writer={writer} /> : null}
      {state.phase === 'conflict' ? (
        <AnswerConflict state={state} writer={writer} />
      ) : task.editable ? (
        <AnswerEditor
          state={state}
          writer={writer}
          required={task.answerRequired}
          isMissing={isTried && lacksAnswer({ ...task, answer: state.text })}
        />
      ) : (
        <p className={task.answer ? 'task-text answer-text' : 'task-none'}>
          {task.answer || t('answer.none')}
        </p>
      )}
    </section>
  )
}
