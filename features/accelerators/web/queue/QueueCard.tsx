import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { AcceleratorRow } from '../accelerator.types.ts'
import { ApprovalChip } from '../card/ApprovalChip.tsx'

/** An accelerator's card for narrow screens. */
export const QueueCard = ({ accelerator }: { accelerator: AcceleratorRow }) => {
  const t = useTexts('accelerators')
  return (
    <div className="accelerator-queue-card">
      <p>{[t(`types.${accelerator.type}`), accelerator.requestedBy?.name].filter(Boolean).join(' · ')}</p>
      <div>
        <ApprovalChip approval={accelerator.approval} />
        <DateText value={accelerator.createdAt} />
      </div>
    </div>
  )
}
