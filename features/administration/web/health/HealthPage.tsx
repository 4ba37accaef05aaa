import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getHealth } from '../../contract/health.endpoints.ts'
import { backupActions } from './backup-actions.ts'
import { HealthFacts } from './HealthFacts.tsx'
import { Jobs } from './Jobs.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listBackups } from '../../contract/backup.endpoints.ts'
import { backupStateTable } from '../../domain/state-tables.ts'
import { backupColumns } from './backup-columns.tsx'

/** The portal's backups with their outcome. */
const Backups = () => (
  <ListScreen
    of={useList(listBackups, { id: 'backups' })}
    title={null}
    columns={backupColumns}
    rowName={({ name }) => name}
    filters={{ status: backupStateTable }}
  />
)

const Page = ({ health }: { health: ResponseOf<typeof getHealth> }) => {
  const t = useTexts('administration')
  const actions = useActions(backupActions)(health.backups)
  return (
    <>
      <PageHead title={t('health.title')} actions={<PageActions actions={actions} />} />
      <p>
        <ScreenLink to={linkTo('/admin/start', {})}>{t('health.firstStart')}</ScreenLink>
      </p>
      <HealthFacts health={health} />
      <h2>{t('backups.title')}</h2>
      <p>{t(health.backups.on ? 'backups.lead' : 'backups.off')}</p>
      {health.backups.on ? <Backups /> : null}
      <h2>{t('jobs.title')}</h2>
      <Jobs />
    </>
  )
}

/** The portal's health: running processes, storage sizes, backups, and what is waiting or has failed. */
export const HealthPage = () => {
  const t = useTexts('administration')
  const health = useCall(getHealth, {})
  if (health.data) return <Page health={health.data} />
  return (
    <>
      <PageHead title={t('health.title')} />
      {health.error ? (
        <ErrorState error={health.error} retry={() => void health.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
      <h2>{t('jobs.title')}</h2>
      <Jobs />
    </>
  )
}
