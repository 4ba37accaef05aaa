import '../form-intake.css'
import { z } from 'zod'
import { numberParam } from '#platform/web/search-params.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getFormSubmission } from '../../contract/submission.endpoints.ts'
import { SubmissionPage } from '../submission/SubmissionPage.tsx'

const search = z.object({ submissionId: numberParam() })

/** What came from a form, and what became of it. */
export const Submission = () => {
  const t = useTexts('form-intake')
  const [{ submissionId }] = useScreenSearch(search)
  const isNamed = submissionId !== undefined && submissionId > 0
  const answer = useCall(
    getFormSubmission,
    { query: { submissionId: String(submissionId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed)
    return <PageState icon={SearchIcon} title={t('submission.none')} text={t('submission.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return <SubmissionPage submission={answer.data} />
}
