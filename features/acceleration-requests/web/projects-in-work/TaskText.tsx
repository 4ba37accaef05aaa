import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { ProjectInWork } from './in-work.queries.ts'
import { isToReview, reviewLink } from './review-link.ts'

type Props = {
  row: ProjectInWork
  /** Links to the task in review, if nothing else in the row does. */
  withReview?: boolean
}

/** The current task of a project, with a link to its review; a new application has none yet. */
export const TaskText = ({ row, withReview = false }: Props) => {
  const t = useTexts('acceleration-requests')
  const task = row.participation?.currentTask
  if (!row.participation) return <span className="in-work-quiet">—</span>
  if (!task) return <span className="in-work-quiet">{t('inWork.noTask')}</span>
  return (
    <span className="in-work-task">
      <span className="in-work-line">{task.name}</span>
      {withReview && isToReview(row) ? (
        <ScreenLink
          className="in-work-review"
          to={reviewLink(row)}
          aria-label={`${t('inWork.actions.review')}: ${row.project.name}`}
        >
          {t('inWork.actions.review')}
        </ScreenLink>
      ) : null}
    </span>
  )
}
