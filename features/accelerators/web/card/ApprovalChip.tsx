import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { ApprovalState } from '../../domain/states.ts'
import { approvalStateTable } from '../../domain/state-tables.ts'

/** The approval state as a chip. */
export const ApprovalChip = ({ approval }: { approval: ApprovalState }) => (
  <StateOf table={approvalStateTable} state={approval} />
)
