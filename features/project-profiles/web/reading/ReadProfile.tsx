import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { useMemo } from 'react'
import { countElements } from '../../../fields/domain/tree.ts'
import { useGrowingCount } from '#platform/web/work/use-growing-count.ts'
import { Indicators } from './indicators/Indicators.tsx'
import { profilePictures } from '../profile-pictures.ts'
import { dataOf, type Profile } from './profile.types.ts'
import type { Reading } from './reading.types.ts'
import { ReadingFacts } from './ReadingFacts.tsx'
import { ReadingToolbar } from './ReadingToolbar.tsx'
import { ReadSections } from './ReadSections.tsx'
import { SectionNavigation } from './SectionNavigation.tsx'
import { shownSections } from './shown-sections.ts'

/** The reading page: search, sections at the side, values. */
export const ReadProfile = ({ profile }: { profile: Profile }) => {
  const t = useTexts('project-profiles')
  const [raw] = useRawSearch()
  const reading = useMemo<Reading>(
    () => ({
      projectId: profile.projectId,
      tree: profile.tree,
      data: dataOf(profile.tree, profile),
      pictures: profilePictures({ projectId: profile.projectId }),
    }),
    [profile],
  )
  const locale = currentLocale()
  const [empty, text] = [profile.follows && raw['empty'] === '1', raw['find'] ?? '']
  const sections = useMemo(
    () => shownSections(profile.tree, reading.data, { empty, text }, locale),
    [profile.tree, reading, empty, text, locale],
  )
  const drawn = useGrowingCount(countElements({ sections }))
  const nothing = text ? 'found' : profile.editable ? 'own' : 'given'
  return (
    <div className="reading">
      <Indicators profile={profile} />
      {profile.follows ? <ReadingFacts profile={profile} /> : null}
      <ReadingToolbar follows={profile.follows} mayCompare={profile.lastChange !== null} />
      {sections.length === 0 ? (
        <EmptyState
          {...(text ? { icon: SearchIcon } : {})}
          title={t(`reading.nothing.${nothing}.title`)}
          text={t(`reading.nothing.${nothing}.text`)}
        />
      ) : (
        <div className="reading-columns">
          <SectionNavigation sections={sections} />
          <div className="reading-main">
            <ReadSections sections={sections} reading={reading} showEmpty={empty} drawn={drawn} />
          </div>
        </div>
      )}
    </div>
  )
}
