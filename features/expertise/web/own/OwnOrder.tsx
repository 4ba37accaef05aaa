import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getOwnOrderChoices } from '../../contract/own-order.endpoints.ts'
import { OwnOrderForm } from './OwnOrderForm.tsx'

/** Orders reviews of a project for oneself, from any list that has the project's row. */
export const OwnOrder = ({ projectId }: SlotProps<'expertise.own-order'>) => {
  const t = useTexts('expertise')
  const { data, error, refetch } = useCall(
    getOwnOrderChoices,
    { query: { projectId: String(projectId) } },
    { deniedHere: true },
  )
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={8} />
  const { project, allowed, accelerator, tasks } = data
  // The row may be outdated: the accelerator may have closed its orders since.
  if (!allowed || !accelerator) return <EmptyState title={t('own.closed')} text={t('own.closedText')} />
  return <OwnOrderForm offer={{ project, accelerator, tasks }} />
}
