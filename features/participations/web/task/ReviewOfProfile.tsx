import './task.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getTasksInReview } from '../../contract/participation.endpoints.ts'
import { taskLink } from '../work/work-search.ts'
import { Remark } from './Remark.tsx'

/** Notice above a project's profile: its tasks in review, with links to withdraw them. */
export const ReviewOfProfile = ({ id }: { id: number }) => {
  const t = useTexts('participations')
  const { data } = useCall(getTasksInReview, { query: { projectId: id } }, { deniedHere: true })
  if (!data || data.items.length === 0) return null
  return (
    <div className="task-remarks">
      {data.items.map((task) => (
        <Remark
          key={task.id}
          tone="done"
          icon={SendIcon}
          title={t('profile.inReview', { task: task.name })}
          note={<DateText value={task.since} as="time" />}
          action={
            <ScreenLink to={taskLink(task.projectTrackId, task.id)}>{t('profile.openTask')}</ScreenLink>
          }
        >
          {t('profile.inReviewText', { track: task.track.name })}
        </Remark>
      ))}
    </div>
  )
}
