import './scoring-form.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import type { Scoring } from './scoring.types.ts'

/** A mark and evidence per parameter, within a form with `marks` in the same order. */
export const ScoringQuestions = ({ groups }: { groups: Scoring['current'] }) => {
  const t = useTexts('reports')
  const locale = currentLocale()
  const placeOf = new Map(
    groups.flatMap((group) => group.parameters).map(({ code }, at) => [code, at] as const),
  )
  return groups.map((group) => (
    <FieldGroup key={group.code} title={group.name[locale]}>
      {group.parameters.map(({ code, name, scale, weight }) => {
        const at = placeOf.get(code)!
        return (
          <div key={code} className="scoring-question">
            <SelectField
              name={`marks.${at}.value`}
              label={name[locale]}
              help={t('scoring.weight', { weight })}
              placeholder={t('scoring.notAssessed')}
              options={Array.from({ length: scale + 1 }, (_, value) => ({
                value,
                label: t('scoring.mark', { value, scale }),
              }))}
            />
            <TextField
              name={`marks.${at}.evidence`}
              label={t('scoring.evidenceOf', { name: name[locale] })}
              rows={1}
            />
          </div>
        )
      })}
    </FieldGroup>
  ))
}
