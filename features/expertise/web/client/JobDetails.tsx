import '../expertise.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { History } from '#platform/web/work/components/history/History.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { isOpen, waitOf } from '../../domain/expert-job.rules.ts'
import { JobResult } from '../result/JobResult.tsx'
import { JobState } from '../JobState.tsx'
import { clientJobActions } from './job-actions.tsx'
import { expertJobsPath, reviewedTaskLink } from './job-links.ts'
import { CorrectedParts } from '../changes/CorrectedParts.tsx'
import { TaskScores } from '../scores/TaskScores.tsx'
import { RequestedTerm } from '../terms/RequestedTerm.tsx'
import { JobReasons } from './JobReasons.tsx'
import { JobTerms } from './JobTerms.tsx'
import type { ClientJobDetails } from './job.types.ts'
import { shownNumber } from '../../domain/job-number.ts'

/** The page of an ordered job. */
export const JobDetails = ({ job }: { job: ClientJobDetails }) => {
  const t = useTexts('expertise')
  const actions = useActions(clientJobActions)(job)
  const titleOf = (action: string): string =>
    t(hasText(`expertise:history.${action}`) ? `history.${action}` : 'history.other')
  return (
    <DetailsScreen
      listId={job.own ? 'listOwnExpertJobs' : 'listExpertJobs'}
      backTo={expertJobsPath}
      backLabel={t('job.back')}
      name={job.project.name}
      state={<JobState job={job} />}
      facts={
        <>
          <span className="tabular">{shownNumber(job.serialNumber)}</span>
          {job.own ? (
            <>
              <span>{job.task.name}</span>
              <ScreenLink to={linkTo('/bch/view/project-details', { id: job.project.id })}>
                {t('job.projectPage')}
              </ScreenLink>
            </>
          ) : (
            <ScreenLink to={reviewedTaskLink(job.projectTrackId, job.task.id)}>{job.task.name}</ScreenLink>
          )}
          <PersonAvatar person={job.expert} size={20} />
          {job.due ? <DeadlineText value={job.due} closed={!isOpen(job.status)} /> : null}
          {job.fee && job.manages ? <Slot name="expert-job.payment" small jobId={job.id} /> : null}
        </>
      }
      nextStep={
        <>
          {t(`job.next.${waitOf(job)}`, {
            expert: job.expert.name,
            context: job.actions.includes('acceptResult') ? undefined : 'seen',
          })}
          {job.acceptBy ? <> {t('job.acceptBy', { day: formatDate(job.acceptBy.day) })}</> : null}
        </>
      }
      actions={actions}
      history={
        <History
          entries={job.history.map((entry) => ({
            ...entry,
            from: null,
            to: null,
            title: titleOf(entry.action),
          }))}
        />
      }
    >
      {job.requested ? (
        <p className="expertise-note">
          {t(job.own ? 'job.ownNote' : 'job.requestedNote', {
            client: job.client.name,
          })}
        </p>
      ) : null}
      <RequestedTerm job={job} />
      <JobReasons job={job} />
      <JobResult job={job} isDone={job.readable} />
      {job.own && job.scored ? <Slot name="expert-job.scored" jobId={job.id} /> : null}
      {job.readable && job.corrections > 0 ? <CorrectedParts job={job} /> : null}
      {!job.own && job.resultType === 'TEMPLATE' && job.readable ? (
        <TaskScores taskId={job.task.id} jobId={job.id} />
      ) : null}
      {job.manages ? <Slot name="expert-job.talk" jobId={job.id} /> : null}
      <JobTerms job={job} />
    </DetailsScreen>
  )
}
