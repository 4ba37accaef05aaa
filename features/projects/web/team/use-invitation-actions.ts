import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CloseIcon, DeleteIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  deleteInvitation,
  resendInvitation,
  revokeInvitation,
} from '../../../teams/contract/invitation.endpoints.ts'
import { staleAfterInviting } from '../joining.reads.ts'
import type { Invitation } from '../joining.types.ts'

/** What the project may do with an invitation. */
export const useInvitationActions = (invitation: Invitation, name: string): MenuAction[] => {
  const t = useTexts('projects')
  const refreshes = staleAfterInviting
  const resend = useDeed(resendInvitation, { refreshes, success: t('inviting.resent') })
  const revoke = useDeed(revokeInvitation, { refreshes, silent: true })
  const remove = useDeed(deleteInvitation, { refreshes, silent: true })
  const body = { invitationId: invitation.id }
  const ask = (key: 'revoke' | 'delete', done: string, run: () => Promise<unknown>) => () =>
    confirm({
      title: t(`inviting.${key}Title`),
      text: t(`inviting.${key}Text`, { name }),
      submitLabel: t(`inviting.${key}`),
      danger: true,
      onSubmit: async () => {
        await run()
        notify({ code: 200, text: t(done) })
      },
    })
  const deeds = {
    resend: { icon: SendIcon, onClick: () => resend.mutate({ body }) },
    revoke: {
      icon: CloseIcon,
      onClick: ask('revoke', 'inviting.revoked', () => revoke.mutateAsync({ body })),
    },
    delete: {
      icon: DeleteIcon,
      onClick: ask('delete', 'inviting.deleted', () => remove.mutateAsync({ body })),
    },
  }
  return invitation.actions.map((key) => ({
    key,
    label: t(`inviting.${key}`),
    danger: key !== 'resend',
    ...deeds[key],
  }))
}
