import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { eventInvitationStateTable } from '../../domain/state-tables.ts'
import { afterActions } from './after-actions.tsx'
import type { AfterEvent } from './after.types.ts'
import { FollowUps } from './FollowUps.tsx'

const Feedback = ({ label, feedback }: { label: string; feedback: AfterEvent['team'] }) => {
  const t = useTexts('events')
  if (!feedback) return null
  return (
    <p className="event-text">
      {label}: <b className="tabular">{t('after.rating', { rating: feedback.rating })}</b>
      {feedback.words ? `\n${feedback.words}` : ''}
    </p>
  )
}

/** One project after an event. */
export const AfterProject = ({ one }: { one: AfterEvent }) => {
  const t = useTexts('events')
  const actionsOf = useActions(afterActions)
  return (
    <article className="event-after" aria-label={one.project.name}>
      <h3 translate="no">{one.project.name}</h3>
      <StateOf table={eventInvitationStateTable} state={one.status} />
      <Feedback label={t('after.team')} feedback={one.team} />
      <Feedback label={t('after.host')} feedback={one.host} />
      <FollowUps one={one} />
      <div className="event-buttons">
        <ActionButtons size="small" actions={actionsOf(one)} />
      </div>
    </article>
  )
}
