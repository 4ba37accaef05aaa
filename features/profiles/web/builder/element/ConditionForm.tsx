import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { canBeCondition, isCircular } from '../../../domain/conditions.rules.ts'
import { changeElement } from '../../../domain/arrange.ts'
import {
  elementsOf,
  findElement,
  type Condition,
  type Element,
  type TemplateTree,
} from '../../../domain/template.ts'
import { wordsIn } from '../../format/words-in.ts'
import { DictionaryValuesField } from './DictionaryValuesField.tsx'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'

const schema = z.object({
  code: z.string().nullable(),
  answer: z.enum(['yes', 'no']).nullable(),
  values: z.array(z.int()).max(100, 'TOO_MANY'),
})

type Facts = z.output<typeof schema>

const factsOf = (showIf: Condition | undefined): Facts => ({
  code: showIf?.code ?? null,
  answer: showIf?.anyOf.includes(true) ? 'yes' : showIf?.anyOf.includes(false) ? 'no' : null,
  values: showIf?.anyOf.filter((one) => typeof one === 'number') ?? [],
})

const conditionOf = (
  tree: TemplateTree,
  before: Facts,
  { code, answer, values }: Facts,
): Condition | undefined => {
  const other = code === null ? undefined : findElement(tree, code)
  if (!other || other.kind !== 'PLAIN') return undefined
  // Values of another dictionary mean nothing here.
  if (other.code !== before.code) return { code: other.code, anyOf: [] }
  return { code: other.code, anyOf: other.type === 'BOOLEAN' ? (answer ? [answer === 'yes'] : []) : values }
}

const withCondition = <E extends Element>(
  { showIf: _before, ...element }: E,
  showIf: Condition | undefined,
): E => (showIf ? { ...element, showIf } : element) as E

type Props = { tree: TemplateTree; element: Element; onChange: (element: Element) => void }

/** Shows an element only while another one holds some values; what would lead in a circle cannot be chosen. */
export const ConditionForm = ({ tree, element, onChange }: Props) => {
  const t = useTexts('profiles')
  const given = useMemo(() => factsOf(element.showIf), [element.showIf])
  const form = useLiveForm(schema, given, (facts) =>
    onChange(withCondition(element, conditionOf(tree, given, facts))),
  )
  const options = useMemo(
    () =>
      elementsOf(tree)
        .filter((other) => other.code !== element.code && canBeCondition(other))
        .filter(({ code }) => {
          const tried = withCondition(element, { code, anyOf: [] })
          return !isCircular(changeElement(tree, tried), tried)
        })
        .map((other) => ({
          value: other.code,
          label: `${wordsIn(other.name) || other.code} (${other.code})`,
        })),
    [tree, element],
  )
  const other = element.showIf && findElement(tree, element.showIf.code)
  return (
    <LiveForm form={form}>
      {options.length === 0 && !element.showIf ? (
        <p className="builder-hint">{t('builder.condition.none')}</p>
      ) : (
        <SelectField
          name="code"
          label={t('builder.condition.element')}
          help={t('builder.condition.help')}
          placeholder={t('builder.condition.always')}
          options={options}
        />
      )}
      {other?.kind === 'PLAIN' && other.type === 'BOOLEAN' ? (
        <SelectField
          name="answer"
          label={t('builder.condition.answer')}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      ) : null}
      {other?.kind === 'PLAIN' && other.type === 'LIST' && other.dictionary ? (
        <DictionaryValuesField
          name="values"
          label={t('builder.condition.values')}
          dictionary={other.dictionary}
        />
      ) : null}
    </LiveForm>
  )
}
