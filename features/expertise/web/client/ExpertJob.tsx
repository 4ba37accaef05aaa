import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getExpertJob } from '../../contract/expert-job.endpoints.ts'
import { JobDetails } from './JobDetails.tsx'
import { expertJobsPath } from './job-links.ts'
import { jobSearch } from './job-search.ts'

/** A job that the accelerator ordered: its result, terms and history. */
export const ExpertJob = () => {
  const t = useTexts('expertise')
  const [{ expertJobId }] = useScreenSearch(jobSearch)
  const isNamed = expertJobId !== undefined && expertJobId > 0
  const { data, error, refetch } = useCall(
    getExpertJob,
    { query: { jobId: String(expertJobId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (data) return <JobDetails job={data} />
  const back = <ScreenLink to={expertJobsPath}>{t('job.back')}</ScreenLink>
  return (
    <section>
      <PageHead />
      {!isNamed ? (
        <PageState icon={SearchIcon} title={t('job.none')} text={t('job.noneText')} actions={back} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} back={back} />
      ) : (
        <LoadingBlock lines={10} />
      )}
    </section>
  )
}
