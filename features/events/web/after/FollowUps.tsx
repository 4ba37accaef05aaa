import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { completeEventFollowUp, removeEventFollowUp } from '../../contract/after.endpoints.ts'
import type { AfterEvent } from './after.types.ts'

/** Next steps with a project: what is done stays in the list. */
export const FollowUps = ({ one: { followUps } }: { one: AfterEvent }) => {
  const t = useTexts('events')
  const complete = useCommand(completeEventFollowUp)
  const remove = useCommand(removeEventFollowUp)
  if (followUps.length === 0) return null
  return (
    <ul className="event-rows">
      {followUps.map(({ id, step, dueOn, doneAt }) => (
        <li key={id}>
          <span>{step}</span>
          <small className="event-muted">
            {doneAt
              ? t('after.doneAt', { day: formatDate(doneAt) })
              : t('after.dueOn', { day: formatDate(dueOn) })}
          </small>
          {doneAt ? null : (
            <IconAction
              icon={CheckIcon}
              label={t('after.complete', { step })}
              onClick={() => complete.mutate({ body: { followUpId: id } })}
            />
          )}
          <IconAction
            icon={CloseIcon}
            label={t('after.remove', { step })}
            onClick={() => remove.mutate({ body: { followUpId: id } })}
          />
        </li>
      ))}
    </ul>
  )
}
