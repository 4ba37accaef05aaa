import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { BackIcon } from '#platform/web/work/components/icons/icons.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { Profile } from '../profile.types.ts'
import { ComparedTimes } from './ComparedTimes.tsx'
import { Differences } from './Differences.tsx'

/** A profile at two times, side by side: changes only, or everything. */
export const ComparedProfile = ({ profile }: { profile: Profile }) => {
  const t = useTexts('project-profiles')
  const [raw, setSearch] = useRawSearch()
  const everything = raw['all'] === '1'
  return (
    <ComparedTimes
      profile={profile}
      above={
        <Button
          className="no-print"
          variant="text"
          startIcon={<BackIcon />}
          onClick={() => setSearch({ compare: undefined, with: undefined, all: undefined })}
        >
          {t('reading.backToProfile')}
        </Button>
      }
      aside={
        <span className="no-print">
          <Switch
            label={t('reading.onlyChanges')}
            checked={!everything}
            onChange={(only) => setSearch({ all: only ? undefined : '1' })}
          />
        </span>
      }
    >
      {(before, after) => (
        <Differences
          tree={profile.tree}
          projectId={profile.projectId}
          before={before}
          after={after}
          onlyChanges={!everything}
        />
      )}
    </ComparedTimes>
  )
}
