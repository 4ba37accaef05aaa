import './scale.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { cannotJudge } from '../../domain/grades.rules.ts'
import { wordsIn } from '../../web/format/words-in.ts'
import type { FieldInput } from '../../web/inputs/field-input.ts'

/** Choice of a grade with meanings; an optional choice can be cleared. */
export const ScaleInput = ({
  id,
  labelId,
  describedBy,
  isWrong,
  required,
  field,
  value,
  set,
}: FieldInput) => {
  const t = useTexts('fields')
  const { grades = [], mayAbstain = false } = field
  return (
    <div
      className="scale"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required}
      aria-invalid={isWrong}
      aria-describedby={describedBy || undefined}
    >
      {grades.map(({ points, meaning }) => (
        <Choice
          key={points}
          type="radio"
          name={id}
          checked={value === points}
          label={wordsIn(meaning)}
          media={<b className="scale-points tabular">{points}</b>}
          onChange={() => set(points)}
        />
      ))}
      {mayAbstain ? (
        <Choice
          type="radio"
          name={id}
          checked={value === cannotJudge}
          label={t('value.cannotJudge')}
          media={<b className="scale-points">—</b>}
          onChange={() => set(cannotJudge)}
        />
      ) : null}
      {value === null || required ? null : (
        <button type="button" className="scale-clear" onClick={() => set(null)}>
          {t('input.clearGrade')}
        </button>
      )}
    </div>
  )
}
