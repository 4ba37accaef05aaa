import './filling.css'
import { useMemo, type ReactNode, useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { elementsOf, findElement } from '../../../fields/domain/tree.ts'
import type { Place } from '../../../fields/domain/values.ts'
import { EditSections } from '../renderer/EditSections.tsx'
import { onlyShownIn, OnlyShownProvider } from '../renderer/only-shown.ts'
import { ProfileEditingProvider, useProfileEditing } from '../renderer/profile-source.ts'
import type { Count, ProfileOpener } from '../slots.ts'
import { FillingDialogs } from './dialogs/FillingDialogs.tsx'
import type { LoadedProfile } from './filling.types.ts'
import type { Which } from './filling-backend.ts'
import { FillingBar } from './FillingBar.tsx'
import { SectionChoice } from './SectionChoice.tsx'
import { SectionMenu } from './SectionMenu.tsx'
import { useFilling } from './use-filling.ts'
import { goToPlace } from '#platform/web/work/places.ts'
import { placesOf } from '../../../fields/domain/places-of.ts'
import { EditElement } from '../renderer/EditElement.tsx'
import { useGrowingCount } from '#platform/web/work/use-growing-count.ts'

/** The elements that an opener requests, in its own order. */
const RequestedElements = ({ requested }: { requested: readonly { code: string }[] }) => {
  const { tree } = useProfileEditing()
  const elements = useMemo(
    () => requested.flatMap(({ code }) => findElement(tree, code) ?? []),
    [requested, tree],
  )
  const count = useGrowingCount(elements.length)
  return (
    <div className="profile-section filling-requested">
      {elements.slice(0, count).map((element) => (
        <EditElement key={element.code} element={element} />
      ))}
    </div>
  )
}

const retryIntervalMs = 60
const maxRetries = 50

/** Some inputs are loaded on demand: until then only the controls next to them can get the focus. */
const isAwaited = (): boolean =>
  document.activeElement?.closest('[data-place]')?.querySelector('.profile-awaited') != null

/** Scrolls to the element in the address's fragment as soon as it is rendered. */
const useArrival = (): void => {
  useEffect(() => {
    const code = decodeURIComponent(location.hash.slice(1))
    if (!code) return undefined
    let tries = 0
    const look = () => {
      tries += 1
      // Later elements of a long profile are rendered in batches.
      const isThere = goToPlace(...placesOf({ code })) && !isAwaited()
      if (isThere || tries > maxRetries) clearInterval(timer)
    }
    const timer = setInterval(look, retryIntervalMs)
    return () => clearInterval(timer)
  }, [])
}

type Props = {
  profile: LoadedProfile
  which: Which
  opener?: ProfileOpener
  /** Progress of the opener's requirements other than fields. */
  otherRequirements?: Count
  aside: (place: Place) => ReactNode
}

const nothing: Count = { filled: 0, total: 0 }

/**
 * A profile being filled in: progress, save state, sections and dialogs. When opened as of an instant it has only
 * these, without links.
 */
export const FillingPage = ({ profile, which, opener, otherRequirements = nothing, aside }: Props) => {
  const t = useTexts('project-profiles')
  const { editing, store, progress } = useFilling({ profile, which, opener: opener ?? null, aside })
  const { asked: requested, tree } = profile
  const onlyShown = useMemo(() => onlyShownIn(profile), [profile])
  useArrival()
  const isEmpty = requested ? requested.length === 0 : elementsOf(tree).length === 0
  if (isEmpty)
    return (
      <EmptyState
        title={t('fill.page.empty')}
        text={t(requested ? 'fill.page.emptyOpened' : 'fill.page.emptyText')}
      />
    )
  return (
    <ProfileEditingProvider value={editing}>
      <OnlyShownProvider value={onlyShown}>
        <div className="filling">
          {profile.follows || !requested ? (
            <div className="filling-head">
              <FillingBar
                store={store}
                progress={progress}
                editable={profile.editable}
                otherRequirements={otherRequirements}
              />
              {requested ? null : <SectionChoice sections={tree.sections} progress={progress} />}
            </div>
          ) : null}
          {requested ? (
            <RequestedElements requested={requested} />
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
