import './projects-in-work.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { maxOrderedTasks } from '../../../expertise/domain/states.ts'
import type { ProjectInWork } from './in-work.queries.ts'

type Props = {
  rows: readonly ProjectInWork[]
  /** Clears the selection, because the work continues on another screen. */
  onLeave?: () => void
}

/** Orders expert reviews of these projects' tasks in review: every expert for every task, or distributed among experts. */
export const OrderReviews = ({ rows, onLeave }: Props) => {
  const t = useTexts('acceleration-requests')
  const go = useGo()
  const taskIds = rows.flatMap(({ participation }) => participation?.currentTask?.id ?? [])
  const share = () => {
    closeDrawer()
    onLeave?.()
    go(linkTo('/bch/view/expert-job/assignment', { taskIds: taskIds.join(',') }))
  }
  return (
    <div className="in-work-reviews">
      {rows.length > 1 ? (
        <>
          <p>{t('inWork.reviews.text')}</p>
          <Button startIcon={<TransferIcon />} onClick={share}>
            {t('inWork.reviews.share')}
          </Button>
        </>
      ) : null}
      {taskIds.length <= maxOrderedTasks ? <Slot name="expertise.order" taskIds={taskIds} /> : null}
    </div>
  )
}
