import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { acceptJoinRequest, rejectJoinRequest } from '../../../teams/contract/join-request.endpoints.ts'
import { staleAfterDeciding } from '../joining.reads.ts'
import type { JoinRequest } from '../joining.types.ts'

/** The leader's answer to a request, asked once more because somebody waits for it. */
export const useJoinDecision = () => {
  const t = useTexts('projects')
  const accept = useDeed(acceptJoinRequest, { refreshes: staleAfterDeciding, silent: true })
  const reject = useDeed(rejectJoinRequest, { refreshes: staleAfterDeciding, silent: true })
  return ({ id, person: { name } }: JoinRequest, deed: 'accept' | 'reject'): void =>
    confirm({
      title: t(`joining.${deed}Title`),
      text: t(`joining.${deed}Text`, { name }),
      submitLabel: t(`joining.${deed}`),
      danger: deed === 'reject',
      ...(deed === 'reject' ? { reason: { label: t('joining.reason'), required: true } } : {}),
      onSubmit: async (reason) => {
        await (deed === 'accept'
          ? accept.mutateAsync({ body: { requestId: id } })
          : reject.mutateAsync({ body: { requestId: id, reason } }))
        notify({ code: 200, text: t(`joining.${deed}Done`, { name }) })
      },
    })
}
