import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { revokeAcceleratorRequest } from '../../contract/request.endpoints.ts'
import { acceleratorReads } from '../accelerator-reads.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'

/** Asks in the drawer and takes a request back. */
export const useRevokeRequest = (): ((request: { id: number; name: string }) => void) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const revoke = useDeed(revokeAcceleratorRequest, {
    refreshes: acceleratorReads,
    success: t('request.revoked'),
    silent: true,
  })
  return (request) =>
    confirm({
      title: t('request.revokeTitle'),
      text: t('request.revokeText', { name: nameOf(request) }),
      submitLabel: t('request.revoke'),
      danger: true,
      onSubmit: () => revoke.mutateAsync({ body: { id: request.id } }),
    })
}
