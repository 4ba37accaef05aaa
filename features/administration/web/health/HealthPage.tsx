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
import { Backups } from './Backups.tsx'
import { backupActions } from './backup-actions.ts'
import { HealthFacts } from './HealthFacts.tsx'
import { Jobs } from './Jobs.tsx'

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

/** How the portal is: what runs, how much it holds, its backups, and what waits or failed. */
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
