import { useCall } from '#platform/web/query/use-call.ts'
import { getObjectHistory } from '../../contract/object.endpoints.ts'
import { Deeds } from './Deeds.tsx'

/** What was done with an object. */
export const ObjectHistory = ({ id }: { id: number }) => (
  <Deeds answer={useCall(getObjectHistory, { query: { id } }, { deniedHere: true })} />
)
