import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { valueStatuses } from '../domain/dictionary-codes.ts'
import { valueStateTable } from '../domain/state-tables.ts'

/** Status of a value. */
export const ValueStatus = ({ status }: { status: (typeof valueStatuses)[number] }) => (
  <StateOf table={valueStateTable} state={status} />
)
