import '../form-intake.css'
import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getFormSubmission } from '../../contract/submission.endpoints.ts'
import { SubmissionPage } from '../submission/SubmissionPage.tsx'

const search = z.object({ submissionId: numberParam() })

/** Screen of a submission and its outcome. */
export const Submission = () => {
  const t = useTexts('form-intake')
  const [{ submissionId }] = useScreenSearch(search)
  const isNamed = submissionId !== undefined && submissionId > 0
  const answer = useCall(
    getFormSubmission,
    { query: { submissionId: String(submissionId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('submission.none'), text: t('submission.noneText') }}
    >
      {(submission) => <SubmissionPage key={submissionId} submission={submission} />}
    </DetailsFrame>
  )
}
