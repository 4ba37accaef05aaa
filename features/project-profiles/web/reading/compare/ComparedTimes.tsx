import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProfileMoments } from '../../../contract/profile.endpoints.ts'
import type { ProfileData } from '../../renderer/profile-source.ts'
import type { Profile } from '../profile.types.ts'
import { chosenTimes } from './chosen-times.ts'
import { TimeField } from './TimeField.tsx'
import { useProfileAt } from './use-profile-at.ts'

type Props = {
  profile: Profile
  /** Shown above the choice of times. */
  above?: ReactNode
  /** Shown next to the choice of times, on the same line. */
  beside?: ReactNode
  children: (before: ProfileData, after: ProfileData) => ReactNode
}

/** A profile at two times that the reader chooses; the times are parameters of the address. */
export const ComparedTimes = ({ profile, above, beside, children }: Props) => {
  const t = useTexts('project-profiles')
  const [raw, setSearch] = useRawSearch()
  const { projectId } = profile
  const { data, error, refetch } = useCall(listProfileMoments, { query: { projectId } }, { deniedHere: true })
  const moments = data?.items ?? []
  const times = chosenTimes(raw, moments)
  const before = useProfileAt(profile, times.before)
  const after = useProfileAt(profile, times.after)
  const failed = error ? { error, retry: () => void refetch() } : [before, after].find((one) => one.error)
  return (
    <div className="reading compare">
      {above}
      <div className="reading-toolbar">
        <TimeField
          label={t('reading.before')}
          value={times.before}
          moments={moments}
          onChange={(compare) => setSearch({ compare })}
        />
        <TimeField
          label={t('reading.after')}
          value={times.after}
          moments={moments}
          onChange={(time) => setSearch({ with: time })}
        />
        {beside}
      </div>
      {failed?.error ? <ErrorState error={failed.error} retry={failed.retry} /> : null}
      {!failed && data && before.data && after.data ? children(before.data, after.data) : null}
      {!failed && !(data && before.data && after.data) ? <LoadingBlock lines={6} /> : null}
    </div>
  )
}
