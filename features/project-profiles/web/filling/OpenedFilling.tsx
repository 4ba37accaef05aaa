import { useCallback } from 'react'
import type { Slots } from '#platform/web/work/slots.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Place } from '../../../fields/domain/values.ts'
import { FillingPage } from './FillingPage.tsx'
import { HistoryAction } from './history/HistoryAction.tsx'
import { useFieldsRead } from './use-fields-read.ts'
import { useProfile } from './use-profile.ts'

const nothing = () => null

/** The fields that an opener requests of a project's profile, to fill in. */
export const OpenedFilling = ({ id: which, opener, besides }: Slots['profile.opened']) => {
  const { data, error, refetch } = useProfile(which)
  useFieldsRead(which, data?.readingCounted === true ? data.asked : null)
  const aside = useCallback((place: Place) => <HistoryAction place={place} />, [])
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  return (
    <FillingPage
      key={which.opener}
      profile={data}
      which={which}
      opener={opener}
      otherRequirements={besides}
      // A profile opened as of an instant does not show its history.
      aside={data.follows ? aside : nothing}
    />
  )
}
