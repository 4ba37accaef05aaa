import { call } from '#platform/web/api/call.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import * as calls from '../contract/expert-talk.endpoints.ts'
import { questionStateTable } from '../domain/state-tables.ts'
import type { Question } from './question.types.ts'
import { WordsForm } from './WordsForm.tsx'

const words = (key: string): string => text(`expert-talks:questions.${key}`)
const onQuestion = ({ id, version }: Question) => ({ questionId: id, version })

/** Actions on a question: the accelerator's, and the team's once it was passed on. */
export const questionActions = actionsOf<Question>(
  'expert-talks:questions.actions',
  {
    pass: {
      icon: SendIcon,
      primary: true,
      form: (question) => (
        <WordsForm
          key={question.id}
          name={`pass-${question.id}`}
          about={words('passAbout')}
          label={words('passLabel')}
          help={words('passHelp')}
          given={question.text}
          submit={words('actions.pass')}
          done="questions.passed"
          send={(text) => call(calls.passExpertQuestion, { body: { ...onQuestion(question), text } })}
        />
      ),
    },
    answer: {
      icon: CheckIcon,
      primary: true,
      form: (question) => (
        <WordsForm
          key={question.id}
          name={`answer-${question.id}`}
          about={question.passedText}
          label={words('answerLabel')}
          help={words('answerHelp')}
          submit={words('actions.answer')}
          done="questions.answered"
          send={(text) => call(calls.answerExpertQuestion, { body: { ...onQuestion(question), text } })}
        />
      ),
    },
    tell: {
      icon: SendIcon,
      primary: true,
      form: (question) => (
        <WordsForm
          key={question.id}
          name={`tell-${question.id}`}
          about={words('tellAbout')}
          label={words('tellLabel')}
          help={words('tellHelp')}
          given={question.answer}
          submit={words('actions.tell')}
          done="questions.told"
          send={(text) => call(calls.tellExpertAnswer, { body: { ...onQuestion(question), text } })}
        />
      ),
    },
    decline: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      send: (question, { reason }) =>
        call(calls.declineExpertQuestion, { body: { ...onQuestion(question), reason } }),
    },
  },
  { states: questionStateTable },
)
