import './expert-order.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { waitOf } from '../../domain/expert-job.rules.ts'
import { shownNumber } from '../../domain/job-number.ts'
import { JobState } from '../JobState.tsx'
import type { ExpertOrderPage } from '../job.types.ts'
import { NewOrder } from './NewOrder.tsx'
import { OrderNextStep } from './OrderNextStep.tsx'
import { ReviewWorkspace } from './work/ReviewWorkspace.tsx'
import { useElementNames } from './work/use-element-names.ts'
import { useOrderPage } from './work/use-order-page.ts'
import { useReviewQueue } from './work/use-review-queue.ts'

const goToField = (code: string): void => void goToPlace(...placesOf({ code }))

type Props = {
  order: ExpertOrderPage
  /** It is no longer the expert's since the page was opened: typed text can only be copied. */
  isGone: boolean
}

/** The page of a job for its expert: its subject, then the work on it, then what was submitted. */
export const OrderPageOf = ({ order, isGone }: Props) => {
  const t = useTexts('expertise')
  const queue = useReviewQueue(order)
  const { actions, isTried } = useOrderPage(order, queue)
  const { subject, accelerator, requester, serialNumber, namesHidden } = order
  const fields = useElementNames(order)
  return (
    <DetailsScreen
      listId="listExpertJobOrders"
      backTo="/bch/view/expert-job-order"
      name={namesHidden || !subject ? shownNumber(serialNumber) : subject.project}
      state={isGone ? null : <JobState job={order} />}
      facts={
        <>
          <span>
            {[subject?.task, requester ?? accelerator.name, namesHidden ? null : shownNumber(serialNumber)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {order.material && !namesHidden ? (
            <Slot name="project.suggest" small id={order.material.projectId} />
          ) : null}
          {order.fee ? <Slot name="expert-job.payment" small jobId={order.id} /> : null}
        </>
      }
      nextStep={isGone ? t('order.gone') : <OrderNextStep order={order} />}
      actions={isGone ? [] : actions}
    >
      {namesHidden ? (
        <Notice tone="plain" title={t('order.blind')}>
          {t('order.blindText')}
        </Notice>
      ) : null}
      {waitOf(order) === 'take' ? (
        <NewOrder order={order} actions={actions} />
      ) : (
        <ReviewWorkspace
          order={order}
          queue={queue}
          actions={isGone ? [] : actions}
          isTried={isTried}
          isGone={isGone}
        />
      )}
      {order.material?.asksScoring && !isGone ? <Slot name="expert-job.scoring" jobId={order.id} /> : null}
      {order.material?.workOpened && !namesHidden && !isGone ? (
        <Slot name="project.calculations" small id={order.material.projectId} ifAny />
      ) : null}
      {/* The drawer of a question keeps the fields that existed when it was opened. */}
      {isGone || !fields ? null : (
        <Slot name="expert-job.talk" jobId={order.id} fields={fields} goTo={goToField} />
      )}
    </DetailsScreen>
  )
}
