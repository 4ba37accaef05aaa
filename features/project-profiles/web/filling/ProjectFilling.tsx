import { useCallback } from 'react'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Place } from '../../../fields/domain/values.ts'
import { FillingPage } from './FillingPage.tsx'
import { HistoryAction } from './history/HistoryAction.tsx'
import { useProfile } from './use-profile.ts'

/** A project's whole profile, to fill in. */
export const ProjectFilling = ({ id }: { id: number }) => {
  const { data, error, refetch } = useProfile({ projectId: id })
  const aside = useCallback((place: Place) => <HistoryAction place={place} />, [])
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={10} />
  return <FillingPage key={id} profile={data} which={{ projectId: id }} aside={aside} />
}
