import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import type { ApprovalState } from '../../domain/states.ts'
import { approvalTones } from '../accelerator.types.ts'

/** Where the approval stands, as a chip. */
export const ApprovalChip = ({ approval }: { approval: ApprovalState }) => {
  const t = useTexts('accelerators')
  return <StateChip tone={approvalTones[approval]} label={t(`approval.${approval}`)} />
}
