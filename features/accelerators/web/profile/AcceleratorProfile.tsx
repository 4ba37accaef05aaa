import '#platform/web/work/components/details/details.css'
import '../accelerators.css'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getAccelerator } from '../../contract/profile.endpoints.ts'
import { ProfilePage } from './ProfilePage.tsx'

/** The profile of the chosen accelerator. */
export const AcceleratorProfile = () => {
  const t = useTexts('accelerators')
  const chosen = useStore(acceleratorStore)
  const { data, error, refetch } = useCall(
    getAccelerator,
    { query: { acceleratorId: String(chosen ?? '') } },
    { enabled: chosen !== null, deniedHere: true },
  )
  if (chosen === null) return <EmptyState title={t('noneTitle')} text={t('noneText')} />
  if (data) return <ProfilePage key={data.id} accelerator={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
}
