import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getHealth } from '../../contract/health.endpoints.ts'
import { HealthFacts } from './HealthFacts.tsx'
import { Jobs } from './Jobs.tsx'

/** How the portal is: what runs, how much it holds, and what waits or failed. */
export const HealthPage = () => {
  const t = useTexts('administration')
  const health = useCall(getHealth, {})
  return (
    <>
      <PageHead title={t('health.title')} />
      {health.data ? (
        <HealthFacts health={health.data} />
      ) : health.error ? (
        <ErrorState error={health.error} retry={() => void health.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
      <h2>{t('jobs.title')}</h2>
      <Jobs />
    </>
  )
}
