import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Project } from '../project.types.ts'
import { leadershipActions, type LeadershipOffer } from './leadership-actions.ts'

/** Somebody is asked to lead the project: to them with the answers, to the leader with the way back, to others as news. */
export const LeadershipNotice = ({ offer, project }: { offer: LeadershipOffer; project: Project }) => {
  const t = useTexts('projects')
  const names = { name: offer.to.name, from: offer.from.name, project: project.name }
  const actions = useActions(leadershipActions, { project: project.name })(offer)
  const mine = offer.actions.includes('accept')
  return (
    <div className="project-notice project-notice-info" role="status">
      <InfoIcon />
      <div>
        <strong>{t(mine ? 'leadership.yours' : 'leadership.waiting', names)}</strong>
        <p>{t(mine ? 'leadership.yoursHelp' : 'leadership.waitingHelp', names)}</p>
        <div className="project-notice-buttons">
          <ActionButtons actions={actions} size="small" />
        </div>
      </div>
    </div>
  )
}
