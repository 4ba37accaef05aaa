import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { BackIcon } from '#platform/web/work/components/icons/icons.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProfileMoments } from '../../../contract/profile.endpoints.ts'
import type { Profile } from '../profile.types.ts'
import { chosenTimes } from './chosen-times.ts'
import { Differences } from './Differences.tsx'
import { TimeField } from './TimeField.tsx'
import { useProfileAt } from './use-profile-at.ts'

/** A profile at two times, side by side: changes only, or everything. */
export const ComparedProfile = ({ profile }: { profile: Profile }) => {
  const t = useTexts('project-profiles')
  const [raw, setSearch] = useRawSearch()
  const { projectId } = profile
  const { data, error, refetch } = useCall(listProfileMoments, { query: { projectId } }, { deniedHere: true })
  const moments = data?.items ?? []
  const times = chosenTimes(raw, moments)
  const before = useProfileAt(profile, times.before)
  const after = useProfileAt(profile, times.after)
  const failed = error ? { error, retry: () => void refetch() } : [before, after].find((one) => one.error)
  const everything = raw['all'] === '1'
  return (
    <div className="reading compare">
      <Button
        className="no-print"
        variant="text"
        startIcon={<BackIcon />}
        onClick={() => setSearch({ compare: undefined, with: undefined, all: undefined })}
      >
        {t('reading.backToProfile')}
      </Button>
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
        <span className="no-print">
          <Switch
            label={t('reading.onlyChanges')}
            checked={!everything}
            onChange={(only) => setSearch({ all: only ? undefined : '1' })}
          />
        </span>
      </div>
      {failed?.error ? <ErrorState error={failed.error} retry={failed.retry} /> : null}
      {!failed && data && before.data && after.data ? (
        <Differences
          tree={profile.tree}
          projectId={projectId}
          before={before.data}
          after={after.data}
          onlyChanges={!everything}
        />
      ) : null}
      {!failed && !(data && before.data && after.data) ? <LoadingBlock lines={6} /> : null}
    </div>
  )
}
