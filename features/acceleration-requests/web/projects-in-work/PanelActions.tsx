import { Button } from '#platform/web/work/components/Button.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { HistoryIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import type { ProjectDeeds } from './use-project-deeds.ts'

/** The deeds possible now, the one that is waited for first, at the drawer's foot. */
export const PanelActions = ({ row, deeds }: { row: ProjectInWork; deeds: ProjectDeeds }) => {
  const t = useTexts('acceleration-requests')
  const go = useGo()
  const can = (action: ProjectInWork['actions'][number]) => row.actions.includes(action)
  const label = (action: string) => t(`inWork.actions.${action}`)
  const { participation } = row
  const toDetails = () =>
    go('/bch/view/my-acceleration-requests/initiator-details', {
      search: { projectTrackId: participation?.id },
    })
  return (
    <footer className="in-work-actions">
      {can('accept') ? (
        <Button
          variant="contained"
          color="primary"
          loading={deeds.isAccepting}
          onClick={() => deeds.acceptNow(row)}
        >
          {label('accept')}
        </Button>
      ) : null}
      {can('reject') ? <Button onClick={() => deeds.reject(row)}>{label('reject')}</Button> : null}
      {participation ? (
        <Button variant="contained" color="primary" startIcon={<HistoryIcon />} onClick={toDetails}>
          {t('inWork.drawer.details')}
        </Button>
      ) : null}
      {can('ALLOW_TO_WORK') ? (
        <Button onClick={() => deeds.allow(row)}>{label('ALLOW_TO_WORK')}</Button>
      ) : null}
      {can('BLOCK') ? (
        <Button color="error" onClick={() => deeds.block(row)}>
          {label('BLOCK')}
        </Button>
      ) : null}
    </footer>
  )
}
