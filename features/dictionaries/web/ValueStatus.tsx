import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { valueStatuses } from '../domain/dictionary-codes.ts'
import { valueStateTable } from '../domain/state-tables.ts'

/** Whether a value may be chosen. */
export const ValueStatus = ({ status }: { status: (typeof valueStatuses)[number] }) => (
  <StateOf table={valueStateTable} state={status} />
)
