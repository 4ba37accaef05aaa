import './talks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { questionStateTable } from '../domain/state-tables.ts'
import { questionActions } from './question-actions.tsx'
import type { Question } from './question.types.ts'

/** Texts that each kind of reader sees, in chronological order. */
const parts = {
  accelerator: ['text', 'passedText', 'answer', 'toldText', 'reason'],
  expert: ['text', 'toldText', 'reason'],
  team: ['passedText', 'answer'],
} as const

type Props = {
  question: Question
  reader: keyof typeof parts
  /** Shows the field that the question is about, if the page contains it. */
  goTo?: ((code: string) => void) | undefined
}

const FieldOf = ({ question: { elementCode, fieldName }, goTo }: Omit<Props, 'reader'>) => {
  const t = useTexts('expert-talks')
  if (elementCode === null) return null
  const name = fieldName || t('questions.field')
  return goTo ? (
    <Button
      size="small"
      variant="text"
      aria-label={t('questions.goTo', { name })}
      onClick={() => goTo(elementCode)}
    >
      {name}
    </Button>
  ) : (
    <b>{name}</b>
  )
}

/** A question with the texts that its reader may see. */
export const QuestionRow = ({ question, reader, goTo }: Props) => {
  const t = useTexts('expert-talks')
  const actions = useActions(questionActions)(question)
  return (
    <li className="talk-question">
      <p className="talk-who">
        <StateOf table={questionStateTable} state={question.status} />{' '}
        <DateText value={question.at} as="time" />
        <FieldOf question={question} goTo={goTo} />
      </p>
      <Facts stacked>
        {parts[reader].map((part) =>
          question[part] ? (
            <Fact key={part} label={t(`questions.parts.${reader}.${part}`)}>
              {question[part]}
            </Fact>
          ) : null,
        )}
      </Facts>
      <div className="talk-actions">
        <ActionButtons actions={actions} />
      </div>
    </li>
  )
}
