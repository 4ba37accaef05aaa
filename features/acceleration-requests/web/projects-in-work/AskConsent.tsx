import './projects-in-work.css'
import '#platform/web/work/components/drawer/drawer.css'
import '#platform/web/work/components/form/form.css'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import type { StartRows } from '#platform/web/work/actions/bulk/bulk-plan.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
// Importing another feature's contract is allowed: the call belongs to it, the list to this one.
import { askPublicationConsent } from '../../../showcases/contract/project-publication.endpoints.ts'
import type { ProjectInWork } from './in-work.queries.ts'

type Props = {
  rows: readonly ProjectInWork[]
  /** Given for several rows: runs the call for each. */
  start?: StartRows<ProjectInWork>
}

/** Lists the leaders of these projects, and requests their consent to publication. */
export const AskConsent = ({ rows, start }: Props) => {
  const t = useTexts('acceleration-requests')
  const acceleratorId = useStore(acceleratorStore)
  const ask = useCommand(askPublicationConsent, {
    success: t('inWork.askConsent.done'),
    onDone: closeDrawer,
  })
  if (acceleratorId === null) return null
  const bodyOf = ({ project }: ProjectInWork) => ({ body: { projectId: project.id, acceleratorId } })
  const leaders = new Map(rows.map(({ leader }) => [leader?.uid, leader?.name ?? '']))
  const projectsOf = (uid: string | undefined) =>
    rows.filter(({ leader }) => leader?.uid === uid).map(({ project }) => project.name)
  const send = () => {
    const [first] = rows
    if (start) void start((row) => call(askPublicationConsent, bodyOf(row)))
    else if (first) ask.mutate(bodyOf(first))
  }
  return (
    <div className="share-trackers">
      <div className="share-plan">
        <h3>{t('inWork.askConsent.whom', { count: leaders.size })}</h3>
        <ul>
          {[...leaders].map(([uid, name]) => (
            <li key={uid}>{t('inWork.askConsent.of', { name, projects: projectsOf(uid).join(', ') })}</li>
          ))}
        </ul>
      </div>
      <p className="drawer-text">{t('inWork.askConsent.text')}</p>
      <div className="form-buttons">
        <Button variant="contained" color="primary" loading={ask.isPending} onClick={send}>
          {t('inWork.askConsent.submit', { count: leaders.size })}
        </Button>
        <Button onClick={cancelDrawer}>{t('inWork.share.cancel')}</Button>
      </div>
    </div>
  )
}
