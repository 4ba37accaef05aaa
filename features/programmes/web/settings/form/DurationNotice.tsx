import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import type { DurationProblem } from '../../../domain/durations.rules.ts'
import { Hint } from '../Hint.tsx'

type Props = {
  /** Inconsistent durations, given the current values of the form. */
  problems: (typed: Record<string, unknown>) => readonly DurationProblem[]
}

/** Warns while typing that a part is longer than the whole it belongs to. */
export const DurationNotice = ({ problems }: Props) => {
  const t = useTexts('programmes')
  const { form } = useFormContext()
  const found = problems(form.watch())
  if (found.length === 0) return null
  return (
    <div role="status">
      {found.map(({ part, of, name, needed, given }) => {
        const problem = t(`settings.durations.${part}Of_${of}`, {
          needed: t('settings.facts.days', { count: needed }),
          given: t('settings.facts.days', { count: given }),
        })
        return (
          <Hint loud key={`${part} ${of} ${name}`}>
            {name ? t('settings.durations.ofTrack', { name, problem }) : problem}
          </Hint>
        )
      })}
    </div>
  )
}
