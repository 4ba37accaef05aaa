import './talks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { questionStateTable } from '../domain/state-tables.ts'
import { questionActions } from './question-actions.tsx'
import type { Question } from './question.types.ts'

const parts = ['text', 'passedText', 'answer', 'toldText', 'reason'] as const

/** A question with what its reader knows of its way. */
export const QuestionRow = ({ question }: { question: Question }) => {
  const t = useTexts('expert-talks')
  const actions = useActions(questionActions)(question)
  return (
    <li className="talk-question">
      <p className="talk-who">
        <StateOf table={questionStateTable} state={question.status} />{' '}
        <DateText value={question.at} as="time" />
      </p>
      <dl>
        {parts.map((part) =>
          question[part] ? (
            <div key={part}>
              <dt>{t(`questions.parts.${part}`)}</dt>
              <dd className="talk-text">{question[part]}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="talk-actions">
        <ActionButtons actions={actions} />
      </div>
    </li>
  )
}
