import '#platform/web/work/components/Check.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { ChoiceSection } from './choosing.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'

type Props = {
  section: ChoiceSection
  chosen: ReadonlySet<string>
  pick: (codes: readonly string[], isChosen: boolean) => void
}

/** A section of a template with checkboxes for its elements, and for all at once. */
export const SectionChoice = ({ section: { name, elements }, chosen, pick }: Props) => {
  const t = useTexts('programmes')
  const isWhole = elements.every(({ code }) => chosen.has(code))
  return (
    <fieldset className="section-choice">
      <legend>{name}</legend>
      <Button
        size="small"
        variant="text"
        aria-label={t(isWhole ? 'settings.fields.dropSectionOf' : 'settings.fields.wholeSectionOf', { name })}
        onClick={() =>
          pick(
            elements.map(({ code }) => code),
            !isWhole,
          )
        }
      >
        {t(isWhole ? 'settings.fields.dropSection' : 'settings.fields.wholeSection')}
      </Button>
      {elements.map((element) => (
        <label key={element.code} className="section-choice-one">
          <input
            type="checkbox"
            className="check"
            checked={chosen.has(element.code)}
            onChange={({ target: { checked } }) => pick([element.code], checked)}
          />
          <span>
            {wordsIn(element.name)}
            <small>
              {t(
                element.kind === 'PLAIN'
                  ? `settings.fields.types.${element.type ?? 'STRING'}`
                  : `settings.fields.kinds.${element.kind}`,
              )}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
