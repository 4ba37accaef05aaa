import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { approveAccelerator, rejectAccelerator } from '../../contract/request.endpoints.ts'
import { acceleratorReads } from '../accelerator-reads.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { useAcceleratorName } from '../use-accelerator-name.ts'

/** Approving, and rejecting with a reason; the panel gives way to the drawer that asks for it. */
export const useDecisions = (onLeave: () => void) => {
  const t = useTexts('accelerators')
  const nameOf = useAcceleratorName()
  const approval = useDeed(approveAccelerator, {
    refreshes: acceleratorReads,
    success: (done) => t('queue.approved', { name: nameOf(done) }),
  })
  const rejection = useDeed(rejectAccelerator, { refreshes: acceleratorReads, silent: true })
  const approve = ({ id, version }: Accelerator) => approval.mutate({ body: { id, version } })
  const reject = (accelerator: Accelerator) => {
    onLeave()
    confirm({
      title: t('queue.rejectTitle'),
      text: t('queue.rejectText', { name: nameOf(accelerator) }),
      reason: { label: t('queue.reason'), help: t('queue.reasonHelp'), required: true, max: 1200 },
      submitLabel: t('queue.reject'),
      danger: true,
      onSubmit: async (reason) => {
        const { id, version } = accelerator
        await rejection.mutateAsync({ body: { id, version, reason } })
        notify({ code: 200, text: t('queue.rejected', { name: nameOf(accelerator) }) })
      },
    })
  }
  return { approve, reject, approving: approval.isPending }
}
