import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProfileMoments, getProfileAt } from '../../../contract/profile.endpoints.ts'
import type { ProfileData } from '../../renderer/profile-source.ts'
import { type Profile, dataOf } from '../profile.types.ts'
import { chosenTimes, beginning, now, type Time } from './chosen-times.ts'
import { TimeField } from './TimeField.tsx'
import { emptyProfile } from '../../../../fields/domain/values.ts'

const nothing: ProfileData = { values: emptyProfile(), references: { names: {}, files: {} } }

/** A profile at a time. */
const useProfileAt = (
  profile: Profile,
  time: Time,
): { data: ProfileData | null; error: Error | null; retry: () => void } => {
  const isPast = time !== now && time !== beginning
  const past = useCall(
    getProfileAt,
    { query: { projectId: profile.projectId, at: time } },
    { enabled: isPast, deniedHere: true },
  )
  const retry = () => void past.refetch()
  if (!isPast) return { data: time === now ? dataOf(profile.tree, profile) : nothing, error: null, retry }
  return { data: past.data ? dataOf(profile.tree, past.data) : null, error: past.error, retry }
}

type Props = {
  profile: Profile
  /** Shown above the choice of times. */
  above?: ReactNode
  /** Shown next to the choice of times, on the same line. */
  aside?: ReactNode
  children: (before: ProfileData, after: ProfileData) => ReactNode
}

/** A profile at two times that the reader chooses; the times are parameters of the address. */
export const ComparedTimes = ({ profile, above, aside, children }: Props) => {
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
        {aside}
      </div>
      {failed?.error ? <ErrorState error={failed.error} retry={failed.retry} /> : null}
      {!failed && data && before.data && after.data ? children(before.data, after.data) : null}
      {!failed && !(data && before.data && after.data) ? <LoadingBlock lines={6} /> : null}
    </div>
  )
}
