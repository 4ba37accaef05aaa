import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ElementVisibility } from '../../../projects/domain/states.ts'
import { LevelChoice } from './LevelChoice.tsx'
import type { NamedSection } from './sections-shown.ts'
import type { Visibility } from './use-visibility.ts'

type Props = {
  /** The visible sections of the profile. */
  sections: readonly NamedSection[]
  /** Only a part of the profile is shown. */
  narrowed: boolean
  visibility: Visibility
}

/** Readers of all visible fields at once, of a section, or of one field. */
export const VisibilityChoices = ({ sections, narrowed, visibility }: Props) => {
  const t = useTexts('project-profiles')
  const codes = sections.flatMap(({ fields }) => fields.map(({ code }) => code))
  const common = (some: readonly string[]): ElementVisibility | null => {
    const levels = new Set(some.map(visibility.of))
    return levels.size === 1 ? [...levels][0]! : null
  }
  const differs = (some: readonly string[]) =>
    common(some) === null ? <small>{t('visibility.differs')}</small> : null
  const all = t(narrowed ? 'visibility.allShown' : 'visibility.all', { count: codes.length })
  return (
    <div className="visibility-choices" aria-busy={visibility.isSaving}>
      <div className="visibility-row visibility-all">
        <span>
          {all}
          {differs(codes)}
        </span>
        <LevelChoice
          label={all}
          value={common(codes)}
          onChange={(level) => visibility.setMany(codes, level)}
        />
      </div>
      {sections.map(({ id, name, fields }) => {
        const ofSection = fields.map(({ code }) => code)
        return (
          <section key={id} aria-label={name}>
            <div className="visibility-row visibility-section">
              <h3>
                {name}
                {differs(ofSection)}
              </h3>
              <LevelChoice
                label={t('visibility.section', { name })}
                value={common(ofSection)}
                onChange={(level) => visibility.setMany(ofSection, level)}
              />
            </div>
            {fields.map((field) => (
              <div key={field.code} className="visibility-row">
                <span>{field.name}</span>
                <LevelChoice
                  label={field.name}
                  value={visibility.of(field.code)}
                  onChange={(level) => visibility.set([field.code], level)}
                />
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
