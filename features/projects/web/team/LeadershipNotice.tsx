import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import type { Project } from '../project.types.ts'
import { leadershipActions, type LeadershipOffer } from './leadership-actions.ts'

/**
 * A pending offer to lead the project: with the answers for the member, with withdrawal for the leader, as
 * information for others.
 */
export const LeadershipNotice = ({ offer, project }: { offer: LeadershipOffer; project: Project }) => {
  const t = useTexts('projects')
  const names = { name: offer.to.name, from: offer.from.name, project: project.name }
  const actions = useActions(leadershipActions, { project: project.name })(offer)
  const mine = offer.actions.includes('accept')
  return (
    <Notice
      role="status"
      title={t(mine ? 'leadership.yours' : 'leadership.waiting', names)}
      actions={<ActionButtons actions={actions} size="small" />}
    >
      {t(mine ? 'leadership.yoursHelp' : 'leadership.waitingHelp', names)}
    </Notice>
  )
}
