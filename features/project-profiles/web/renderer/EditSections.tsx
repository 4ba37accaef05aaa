import { memo } from 'react'
import { countElements, type Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { sectionAnchor } from './anchors.ts'
import { drawnOf } from './drawn-of.ts'
import { EditElement } from './EditElement.tsx'
import { useProfileEditing } from './profile-source.ts'
import { useGrowingCount } from '#platform/web/work/use-growing-count.ts'

const EditSection = memo(({ section, count }: { section: Section; count: number }) => {
  const titleId = `${sectionAnchor(section.id)}-title`
  const description = wordsIn(section.description)
  return (
    <section className="profile-section" id={sectionAnchor(section.id)} aria-labelledby={titleId}>
      <h2 id={titleId}>{wordsIn(section.name)}</h2>
      {description ? <p className="profile-section-text">{description}</p> : null}
      {section.elements.slice(0, count).map((element) => (
        <EditElement key={element.code} element={element} />
      ))}
      {count < section.elements.length ? (
        <div style={{ height: 96 * (section.elements.length - count) }} aria-hidden />
      ) : null}
    </section>
  )
})

/** All sections of the profile in context; the first ones are rendered immediately, the others when idle. */
export const EditSections = () => {
  const { tree } = useProfileEditing()
  const counts = drawnOf(tree.sections, useGrowingCount(countElements(tree)))
  return (
    <div className="profile-sections">
      {tree.sections.map((section, at) => (
        <EditSection key={section.id} section={section} count={counts[at] ?? 0} />
      ))}
    </div>
  )
}
