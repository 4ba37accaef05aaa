import './reading.css'
import { memo } from 'react'
import { cls } from '#platform/web/work/cls.ts'
import type { Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { drawnOf } from '../renderer/drawn-of.ts'
import { ReadElement } from './ReadElement.tsx'
import type { Reading } from './reading.types.ts'

type Props = {
  /** The sections to read, filtered by `shownSections`. */
  sections: readonly Section[]
  reading: Reading
  showEmpty?: boolean
  /** Number of elements rendered so far; all if omitted. */
  drawn?: number
}

type SectionProps = { section: Section; reading: Reading; showEmpty: boolean; count: number }

/** The DOM id of a section. */
export const sectionId = ({ id }: Pick<Section, 'id'>): string => `profile-section-${id}`

const ReadSection = memo(({ section, reading, showEmpty, count }: SectionProps) => (
  <section className="read-section" aria-labelledby={sectionId(section)}>
    <h2 id={sectionId(section)} tabIndex={-1}>
      {wordsIn(section.name)}
    </h2>
    <dl className="read-elements">
      {section.elements.slice(0, count).map((element) => (
        <div key={element.code} className={cls('read-element', element.kind !== 'PLAIN' && 'read-wide')}>
          <dt>{wordsIn(element.name)}</dt>
          <dd>
            <ReadElement element={element} reading={reading} showEmpty={showEmpty} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
))

/** A profile, read-only: sections with the names of elements and their contents. */
export const ReadSections = ({ sections, reading, showEmpty = false, drawn = Infinity }: Props) => {
  const counts = drawnOf(sections, drawn)
  return (
    <>
      {sections.map((section, at) => (
        <ReadSection
          key={section.id}
          section={section}
          reading={reading}
          showEmpty={showEmpty}
          count={counts[at] ?? 0}
        />
      ))}
    </>
  )
}
