import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getExpertJobResult } from '../../contract/expert-job.endpoints.ts'
import { reviewedTaskLink } from '../client/job-links.ts'
import { jobSearch } from '../client/job-search.ts'
import { JobResult } from '../result/JobResult.tsx'

const requestsPath = '/bch/view/my-acceleration-requests'

/** The expert's result for the team: only what the accelerator shows them. */
export const TeamResult = () => {
  const t = useTexts('expertise')
  const [{ expertJobId }] = useScreenSearch(jobSearch)
  const isNamed = expertJobId !== undefined && expertJobId > 0
  const { data, error, refetch } = useCall(
    getExpertJobResult,
    { query: { jobId: String(expertJobId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!data) {
    const back = <ScreenLink to={requestsPath}>{t('teamResult.toRequests')}</ScreenLink>
    return (
      <section>
        <PageHead />
        {!isNamed ? (
          <PageState icon={SearchIcon} title={t('job.none')} text={t('teamResult.noneText')} actions={back} />
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} back={back} />
        ) : (
          <LoadingBlock lines={10} />
        )}
      </section>
    )
  }
  return (
    <section className="expertise-page">
      <BackLink to={reviewedTaskLink(data.projectTrackId, data.task.id)}>{t('teamResult.back')}</BackLink>
      <PageHead title={data.task.name} />
      <Facts>
        <Fact label={t('jobs.columns.project')}>{data.project.name}</Fact>
        {data.expert ? (
          <Fact label={t('jobs.columns.expert')}>
            <PersonName person={data.expert} />
          </Fact>
        ) : null}
        {data.competency ? <Fact label={t('jobs.columns.competency')}>{data.competency.name}</Fact> : null}
        <Fact label={t('jobs.columns.completed')}>
          <DateText value={data.completedAt} as="time" />
        </Fact>
      </Facts>
      <JobResult job={data} isDone />
    </section>
  )
}
