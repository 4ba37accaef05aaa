import '#platform/web/work/components/details/details.css'
import { useId } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { choiceParam } from '#platform/web/search-params.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { UnsavedGuard } from '#platform/web/work/components/form/UnsavedGuard.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import type { Profile } from './profile.types.ts'
import { tabKeys, useProfileTabs } from './use-profile-tabs.tsx'

const search = z.object({ tab: choiceParam(tabKeys) })

/** The profile in tabs; text typed in one survives switching to another. */
export const ProfilePage = ({ profile }: { profile: Profile }) => {
  const t = useTexts('people')
  const id = useId()
  const [{ tab: wanted }, set] = useScreenSearch(search)
  const { tabs, forms } = useProfileTabs(profile)
  const tab = tabs.find(({ key }) => key === wanted) ?? tabs[0]
  const unsaved = forms.filter(({ isDirty, isSubmitting }) => isDirty && !isSubmitting)
  if (!tab) return null
  return (
    <article className="details">
      <PageHead
        before={
          <Avatar name={`${profile.lastName} ${profile.firstName}`} url={profile.avatar?.url} size={44} />
        }
      />
      <div className="details-facts">
        <span>{profile.name}</span>
        <span>{profile.login}</span>
        {profile.certifiedExpert ? <StateChip tone="accepted" label={t('profile.certified')} /> : null}
      </div>
      <Tabs
        id={id}
        label={t('profile.sections')}
        tabs={tabs}
        chosen={tab.key}
        onChoose={(key) => set({ tab: key === tabKeys[0] ? undefined : key })}
      />
      <div className="details-columns">
        <div
          className="details-main"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          tabIndex={-1}
        >
          {tab.content()}
        </div>
      </div>
      <UnsavedGuard
        when={unsaved.length > 0}
        onLeave={() => {
          for (const form of unsaved) form.startOver()
        }}
      />
    </article>
  )
}
