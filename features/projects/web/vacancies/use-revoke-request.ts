import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { revokeJoinRequest } from '../../../teams/contract/join-request.endpoints.ts'
import { staleAfterAsking } from '../joining.reads.ts'
import type { MyJoinRequest } from '../joining.types.ts'

/** Taking an own request back, asked once more. */
export const useRevokeRequest = (): ((request: MyJoinRequest) => MenuAction[]) => {
  const t = useTexts('projects')
  const revoke = useDeed(revokeJoinRequest, {
    refreshes: staleAfterAsking,
    success: t('myRequests.revoked'),
    silent: true,
  })
  return ({ id, project, actions }) =>
    actions.includes('revoke')
      ? [
          {
            key: 'revoke',
            label: t('myRequests.revoke'),
            icon: CloseIcon,
            danger: true,
            onClick: () =>
              confirm({
                title: t('myRequests.revokeTitle'),
                text: t('myRequests.revokeText', { project: project.name ?? project.serialNumber }),
                submitLabel: t('myRequests.revoke'),
                danger: true,
                onSubmit: () => revoke.mutateAsync({ body: { requestId: id } }),
              }),
          },
        ]
      : []
}
