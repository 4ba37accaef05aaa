import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getMentorQuestion } from '../../contract/question.endpoints.ts'
import { questionSearch } from '../mentoring-search.ts'
import { QuestionDetails } from './QuestionDetails.tsx'

/** A question of a team, and what its mentors advised. */
export const QuestionPage = () => {
  const t = useTexts('mentoring')
  const [{ questionId }] = useScreenSearch(questionSearch)
  const isNamed = questionId !== undefined && questionId > 0
  const answer = useCall(
    getMentorQuestion,
    { query: { questionId: String(questionId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('question.none'), text: t('question.noneText') }}
      back={
        <ScreenLink to={linkTo('/bch/view/mentoring', { tab: 'questions' })}>{t('question.back')}</ScreenLink>
      }
    >
      {(question) => <QuestionDetails key={question.id} question={question} />}
    </DetailsFrame>
  )
}
