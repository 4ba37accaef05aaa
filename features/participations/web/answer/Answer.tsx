import './answer.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { useEntry } from '#platform/web/work/components/saving/use-save-queue.ts'
import { lacksAnswer } from '../../domain/answer.rules.ts'
import { placeKey } from '../../../fields/domain/values.ts'
import { ownPlace } from '../../domain/own-fields.ts'
import { ownAnchor } from '../fields/use-own-fields-read.ts'
import { FieldRemarks } from '../remarks/FieldRemarks.tsx'
import { RemarkButton } from '../remarks/RemarkButton.tsx'
import type { Task } from '../work.types.ts'
import { AnswerClosed } from './AnswerClosed.tsx'
import { AnswerEditor } from './AnswerEditor.tsx'
import { answerKey, type AnswerQueue } from './use-answer-queue.ts'

type Props = {
  task: Task
  queue: AnswerQueue
  /** Whether the user tried to submit the task. */
  isTried: boolean
}

const place = ownPlace('ANSWER')

/** The answer of a task with its comments: an editor if the user may edit it, otherwise text. */
export const Answer = ({ task, queue, isTried }: Props) => {
  const t = useTexts('participations')
  const entry = useEntry(queue, answerKey)
  const { value, theirs } = entry
  return (
    <section
      className="task-section"
      id={ownAnchor('ANSWER')}
      data-place={placeKey(place)}
      aria-labelledby="answer-title"
    >
      <h3 id="answer-title">
        {task.editable ? <label htmlFor="answer">{t('answer.title')}</label> : t('answer.title')}
        {task.editable ? (
          <small>{t(task.answerRequired ? 'answer.required' : 'answer.optional')}</small>
        ) : null}
        <RemarkButton id={task.id} place={place} name={t('answer.title')} />
      </h3>
      {entry.isClosed && entry.phase === 'refused' ? <AnswerClosed text={value} queue={queue} /> : null}
      {theirs ? (
        <ConflictPanel
          title={t('answer.conflictTitle')}
          differences={[{ key: answerKey, label: '', mine: value, theirs: theirs.value, author: theirs }]}
          onTake={queue.resolve}
        />
      ) : task.editable ? (
        <AnswerEditor
          entry={entry}
          queue={queue}
          required={task.answerRequired}
          isMissing={isTried && lacksAnswer({ ...task, answer: value })}
        />
      ) : (
        <p className={task.answer ? 'task-text answer-text' : 'task-none'}>
          {task.answer || t('answer.none')}
        </p>
      )}
      <FieldRemarks id={task.id} place={place} link={null} />
    </section>
  )
}
