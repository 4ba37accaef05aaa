import type { ReactNode } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listObjectGroups } from '../../contract/group.endpoints.ts'
import type { ObjectGroups } from '../object.types.ts'

/** A form that needs the groups of the catalogue, rendered once they are loaded: a page may open it earlier. */
export const WithGroups = ({ children }: { children: (groups: ObjectGroups) => ReactNode }) => {
  const { data, error, refetch } = useCall(listObjectGroups, {}, { deniedHere: true })
  if (data) return children(data.items)
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock />
}
