import './filling.css'
import { useMemo, type ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { elementsOf } from '../../../fields/domain/tree.ts'
import type { Place } from '../../../fields/domain/values.ts'
import { EditSections } from '../renderer/EditSections.tsx'
import { onlyShownIn, OnlyShownProvider } from '../renderer/only-shown.ts'
import { ProfileEditingProvider } from '../renderer/profile-source.ts'
import type { Count, ProfileOpener } from '../slots.ts'
import { AskedElements } from './AskedElements.tsx'
import { FillingDialogs } from './dialogs/FillingDialogs.tsx'
import type { LoadedProfile } from './filling.types.ts'
import type { Which } from './filling-backend.ts'
import { FillingBar } from './FillingBar.tsx'
import { SectionChoice } from './SectionChoice.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { useArrival } from './use-arrival.ts'
import { useFilling } from './use-filling.ts'

type Props = {
  profile: LoadedProfile
  which: Which
  opener?: ProfileOpener
  /** Progress of the opener's requirements other than fields. */
  besides?: Count
  aside: (place: Place) => ReactNode
}

const nothing: Count = { filled: 0, total: 0 }

/**
 * A profile being filled in: progress, save state, sections and dialogs. When opened as of an instant it has only
 * these, without links.
 */
export const FillingPage = ({ profile, which, opener, besides = nothing, aside }: Props) => {
  const t = useTexts('project-profiles')
  const { editing, store, progress } = useFilling({ profile, which, opener: opener ?? null, aside })
  const { asked, tree } = profile
  const onlyShown = useMemo(() => onlyShownIn(profile), [profile])
  useArrival()
  const isEmpty = asked ? asked.length === 0 : elementsOf(tree).length === 0
  if (isEmpty)
    return (
      <EmptyState
        title={t('fill.page.empty')}
        text={t(asked ? 'fill.page.emptyOpened' : 'fill.page.emptyText')}
      />
    )
  return (
    <ProfileEditingProvider value={editing}>
      <OnlyShownProvider value={onlyShown}>
        <div className="filling">
          {profile.follows || !asked ? (
            <div className="filling-head">
              <FillingBar store={store} progress={progress} editable={profile.editable} besides={besides} />
              {asked ? null : <SectionChoice sections={tree.sections} progress={progress} />}
            </div>
          ) : null}
          {asked ? (
            <AskedElements asked={asked} />
          ) : (
            <div className="filling-columns">
              <SectionMenu sections={tree.sections} progress={progress} />
              <EditSections />
            </div>
          )}
        </div>
      </OnlyShownProvider>
      <FillingDialogs store={store} />
    </ProfileEditingProvider>
  )
}
