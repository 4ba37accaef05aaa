import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { InfoIcon } from '#platform/web/work/components/icons/icons.ts'
import { acceptLeadership, declineLeadership, revokeLeadership } from '../../contract/team.endpoints.ts'
import type { Project } from '../project.types.ts'
import { projectReads } from '../use-refresh-project.ts'

type Offer = NonNullable<Project['leadershipOffer']>
type Action = Offer['actions'][number]

/** Somebody is asked to lead the project: to them with the answers, to the leader with the way back, to others as news. */
export const LeadershipNotice = ({ offer, project }: { offer: Offer; project: Project }) => {
  const t = useTexts('projects')
  const accept = useDeed(acceptLeadership, { refreshes: projectReads, silent: true })
  const decline = useDeed(declineLeadership, { refreshes: projectReads, silent: true })
  const revoke = useDeed(revokeLeadership, { refreshes: projectReads, silent: true })
  const deeds = { accept, decline, revoke }
  const names = { name: offer.to.name, from: offer.from.name, project: project.name }
  const ask = (action: Action) =>
    confirm({
      title: t(`leadership.${action}Title`),
      text: t(`leadership.${action}Text`, names),
      submitLabel: t(`leadership.${action}`),
      danger: action !== 'accept',
      onSubmit: async () => {
        await deeds[action].mutateAsync({ body: { offerId: offer.id } })
        notify({ code: 200, text: t(`leadership.${action}Done`, names) })
      },
    })
  const mine = offer.actions.includes('accept')
  return (
    <div className="project-notice project-notice-info" role="status">
      <InfoIcon />
      <div>
        <strong>{t(mine ? 'leadership.yours' : 'leadership.waiting', names)}</strong>
        <p>{t(mine ? 'leadership.yoursHelp' : 'leadership.waitingHelp', names)}</p>
        <div className="project-notice-buttons">
          {offer.actions.map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'accept' ? 'contained' : 'outlined'}
              onClick={() => ask(action)}
            >
              {t(`leadership.${action}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
