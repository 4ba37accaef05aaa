import '../expertise.css'
import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { shownRole } from '#platform/web/shown-role.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { listTaskExpertise } from '../../contract/expert-job.endpoints.ts'
import { isOpen } from '../../domain/expert-job.rules.ts'
import { ordersForOneself } from '../../domain/own-orders.ts'
import { expertJobLink, reviewsOf } from '../client/job-links.ts'
import { JobState } from '../JobState.tsx'
import { TaskScores } from '../scores/TaskScores.tsx'
import { shownNumber } from '../../domain/job-number.ts'

// The form and its library are loaded when it is opened.
const OrderForm = lazy(async () => ({ default: (await import('../order/OrderForm.tsx')).OrderForm }))

const UnwantedReviewers = lazy(async () => ({
  default: (await import('../team/UnwantedReviewers.tsx')).UnwantedReviewers,
}))

type Shown = ResponseOf<typeof listTaskExpertise>

const JobRow = ({ job }: { job: Shown['items'][number] }) => {
  const t = useTexts('expertise')
  const { oversees } = job
  const link = oversees
    ? expertJobLink(job.id)
    : linkTo('/bch/view/my-acceleration-requests/expert-job-details', { expertJobId: job.id })
  return (
    <Row
      title={<TextLink to={link}>{job.expert?.name ?? t('task.unnamed')}</TextLink>}
      facts={
        <>
          <span className="tabular">{shownNumber(job.serialNumber)}</span>
          <span>{job.competency?.name ?? t(`resultTypes.${job.resultType}`)}</span>
          {job.completedAt ? (
            <DateText value={job.completedAt} />
          ) : job.due && isOpen(job.status) ? (
            <DeadlineText value={job.due} />
          ) : null}
          {oversees ? <span>{t(job.visibleToTeam ? 'task.shown' : 'task.hidden')}</span> : null}
        </>
      }
      end={oversees ? <JobState job={job} /> : null}
    />
  )
}

const Reviews = ({ taskId }: { taskId: number }) => {
  const t = useTexts('expertise')
  const { data } = useCall(listTaskExpertise, { query: { taskId: String(taskId) } }, { deniedHere: true })
  if (!data) return null
  const { ownProjectId, ownReviewId } = data
  if (data.items.length === 0 && !data.orderable && ownProjectId === null && ownReviewId === null) return null
  const isOverseen = data.items.some(({ oversees }) => oversees)
  const order = () =>
    openDrawer({
      title: t('ordering.title'),
      body: (
        <Suspense fallback={<LoadingBlock lines={8} />}>
          <OrderForm taskIds={[taskId]} choosesTasks />
        </Suspense>
      ),
    })
  const name = (projectId: number) =>
    openDrawer({
      title: t('unwanted.title'),
      body: (
        <Suspense fallback={<LoadingBlock lines={5} />}>
          <UnwantedReviewers projectId={projectId} />
        </Suspense>
      ),
    })
  return (
    <section className="task-expertise" aria-labelledby={`expertise-${taskId}`}>
      <h3 id={`expertise-${taskId}`}>{t('task.title')}</h3>
      {data.items.length > 0 ? (
        <Rows>
          {data.items.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </Rows>
      ) : null}
      {ownReviewId === null ? null : (
        <p className="expertise-note">
          {t('task.ownReview')}{' '}
          <TextLink to={linkTo('/bch/view/expert-job-order/details', { expertJobId: ownReviewId })}>
            {t('task.toOwnReview')}
          </TextLink>
        </p>
      )}
      {isOverseen && !ordersForOneself(shownRole()) ? (
        <p className="expertise-note">
          <ScreenLink to={reviewsOf({ taskId })}>{t('task.toList')}</ScreenLink>
        </p>
      ) : null}
      {isOverseen ? <TaskScores taskId={taskId} /> : null}
      {data.orderable ? (
        <Button startIcon={<AddIcon />} onClick={order}>
          {t('ordering.open')}
        </Button>
      ) : null}
      {ownProjectId === null ? null : (
        <Button variant="text" onClick={() => name(ownProjectId)}>
          {t('unwanted.open')}
        </Button>
      )}
    </section>
  )
}

/** Expertise on a task's page: all of it for those who oversee it, for the team its visible results and questions. */
export const TaskExpertise = ({ taskId }: { taskId: number }) => (
  <>
    <Reviews taskId={taskId} />
    <Slot name="task.questions" small taskId={taskId} />
  </>
)
