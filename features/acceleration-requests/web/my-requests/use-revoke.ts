import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import {
  getAccelerationRequest,
  listAccelerationRequests,
  listProjectAccelerationRequests,
  revokeAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import type { MyRequest } from './my-requests.queries.ts'

/** Asks in the drawer and takes an application back. */
export const useRevoke = (): ((request: MyRequest) => void) => {
  const t = useTexts('acceleration-requests')
  const revoke = useDeed(revokeAccelerationRequest, {
    refreshes: [listAccelerationRequests, listProjectAccelerationRequests, getAccelerationRequest],
    silent: true,
  })
  return ({ id, accelerator, project, track }) =>
    confirm({
      title: t('revoke.title'),
      text: t('revoke.text', { accelerator: accelerator.name, project: project.name, track: track.name }),
      submitLabel: t('revoke.submit'),
      danger: true,
      onSubmit: async () => {
        await revoke.mutateAsync({ query: { requestId: id } })
        notify({ code: 200, text: t('revoke.done') })
      },
    })
}
