import './reading.css'
import { cls } from '#platform/web/work/cls.ts'
import type { Section } from '../../domain/template.ts'
import { wordsIn } from '../format/words-in.ts'
import { ReadElement } from './ReadElement.tsx'
import type { Reading } from './reading.types.ts'

type Props = {
  /** The sections to read, as `shownSections` leaves them. */
  sections: readonly Section[]
  reading: Reading
  showEmpty?: boolean
}

/** The address of a section on its page. */
export const sectionId = ({ id }: Pick<Section, 'id'>): string => `profile-section-${id}`

/** A profile to read: sections with the names of elements and what they hold. */
export const ReadSections = ({ sections, reading, showEmpty = false }: Props) => (
  <>
    {sections.map((section) => (
      <section key={section.id} className="read-section" aria-labelledby={sectionId(section)}>
        <h2 id={sectionId(section)} tabIndex={-1}>
          {wordsIn(section.name)}
        </h2>
        <dl className="read-elements">
          {section.elements.map((element) => (
            <div key={element.code} className={cls('read-element', element.kind !== 'PLAIN' && 'read-wide')}>
              <dt>{wordsIn(element.name)}</dt>
              <dd>
                <ReadElement element={element} reading={reading} showEmpty={showEmpty} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ))}
  </>
)
