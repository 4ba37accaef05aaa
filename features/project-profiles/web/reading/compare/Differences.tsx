import '../reading-facts.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import type { ElementTree } from '../../../../fields/domain/tree.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { profilePictures } from '../../profile-pictures.ts'
import type { ProfileData } from '../../renderer/profile-source.ts'
import { differencesOf } from '../differences.ts'
import { comparedSections } from './compared-sections.ts'
import { ComparedElement } from './ComparedElement.tsx'

type Props = {
  tree: ElementTree
  projectId: number
  before: ProfileData
  after: ProfileData
  onlyChanges: boolean
}

/** Two times of a profile, element by element. */
export const Differences = ({ tree, projectId, before, after, onlyChanges }: Props) => {
  const t = useTexts('project-profiles')
  const differences = useMemo(() => differencesOf(tree, before.values, after.values), [tree, before, after])
  const pictures = useMemo(() => profilePictures({ projectId }), [projectId])
  const sections = useMemo(
    () => comparedSections(tree, before.values, after.values, differences, onlyChanges),
    [tree, before, after, differences, onlyChanges],
  )
  if (sections.length === 0) {
    return <EmptyState icon={CheckCircleIcon} title={t('reading.same.title')} text={t('reading.same.text')} />
  }
  return (
    <>
      <p className="reading-facts" role="status">
        {t('reading.changedElements', { count: differences.elements.size })}
      </p>
      {sections.map((section) => (
        <section key={section.id} className="read-section">
          <h2>{wordsIn(section.name)}</h2>
          {section.elements.map((element) => (
            <ComparedElement
              key={element.code}
              element={element}
              difference={differences.elements.get(element.code) ?? null}
              before={{
                projectId,
                tree,
                data: before,
                pictures,
                comparison: { side: 'before', other: after, differences },
              }}
              after={{
                projectId,
                tree,
                data: after,
                pictures,
                comparison: { side: 'after', other: before, differences },
              }}
            />
          ))}
        </section>
      ))}
    </>
  )
}
