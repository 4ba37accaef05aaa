import '../mentoring.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { questionActions } from '../question-actions.tsx'
import type { QuestionOnPage } from '../mentoring.types.ts'
import { AdviceCards } from './AdviceCards.tsx'

/** The page of one question. */
export const QuestionDetails = ({ question }: { question: QuestionOnPage }) => {
  const t = useTexts('mentoring')
  const actions = useActions(questionActions)
  return (
    <DetailsScreen
      listId="mentor-questions"
      backTo={linkTo('/bch/view/mentoring', { tab: 'questions' })}
      backLabel={t('question.back')}
      name={question.question}
      facts={
        <>
          <span translate="no">{question.project.name}</span>
          <DateText value={question.askedAt} />
        </>
      }
      {...(question.closedAt ? { nextStep: t('question.closed') } : {})}
      actions={actions(question)}
    >
      {question.about ? <p className="meeting-text question-about">{question.about}</p> : null}
      <AdviceCards question={question} />
    </DetailsScreen>
  )
}
