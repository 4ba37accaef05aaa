import { useCall } from '#platform/web/query/use-call.ts'
import { getObjectHistory } from '../../contract/object.endpoints.ts'
import { ActionHistory } from './ActionHistory.tsx'

/** What was done with an object. */
export const ObjectHistory = ({ id }: { id: number }) => (
  <ActionHistory answer={useCall(getObjectHistory, { query: { id } }, { deniedHere: true })} />
)
