import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { conditionCandidates } from '../../domain/condition-candidates.rules.ts'
import { namedBy, type Holder, type Part } from '../../../fields/domain/conditions.rules.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import type { Condition, Field, ElementTree } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
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
  before: Facts,
  { code, answer, values }: Facts,
  find: (code: string) => Field | undefined,
): Condition | undefined => {
  const other = code === null ? undefined : find(code)
  if (!other) return undefined
  // Values of another dictionary do not apply.
  if (other.code !== before.code) return { code: other.code, anyOf: [] }
  const isAnswer = fieldTypes[other.type].conditionOn === 'ANSWER'
  return { code: other.code, anyOf: isAnswer ? (answer ? [answer === 'yes'] : []) : values }
}

const withCondition = <P extends Part>({ showIf: _before, ...part }: P, showIf: Condition | undefined): P =>
  (showIf ? { ...part, showIf } : part) as P

type Props<P extends Part> = {
  tree: ElementTree
  part: P
  /** The group or table that contains it. */
  holder?: Holder
  onChange: (part: P) => void
}

/**
 * Form of a condition: shows an element, field or column only if another one has certain values. Only valid targets are
 * offered, and a missing target is reported.
 */
export const ConditionForm = <P extends Part>({ tree, part, holder, onChange }: Props<P>) => {
  const t = useTexts('profile-templates')
  const { showIf } = part
  const given = useMemo(() => factsOf(showIf), [showIf])
  const named = showIf && namedBy(tree, showIf, holder)
  const other = named && 'type' in named ? named : undefined
  const conditionOn = other && fieldTypes[other.type].conditionOn
  const candidates = useMemo(() => conditionCandidates(tree, part, holder), [tree, part, holder])
  const form = useLiveForm(schema, given, (facts) => {
    const find = (code: string) =>
      code === given.code ? other : candidates.find((candidate) => candidate.code === code)
    onChange(withCondition(part, conditionOf(given, facts, find)))
  })
  const labelOf = (field: Field): string => {
    const name = `${wordsIn(field.name) || field.code} (${field.code})`
    const isSibling = holder?.kind === 'GROUP' && holder.fields.includes(field)
    return isSibling ? t('builder.condition.beside', { name }) : name
  }
  const options = candidates.map((field) => ({ value: field.code, label: labelOf(field) }))
  const isOffered = !showIf || candidates.some(({ code }) => code === showIf.code)
  const lost = { value: showIf?.code ?? '', label: other ? labelOf(other) : (showIf?.code ?? '') }
  const place = holder?.kind ?? 'PLAIN'
  return (
    <LiveForm form={form}>
      {options.length === 0 && !showIf ? (
        <p className="builder-hint">{t('builder.condition.none')}</p>
      ) : (
        <SelectField
          name="code"
          label={t('builder.condition.element')}
          help={t(`builder.condition.help.${place}`)}
          placeholder={t('builder.condition.always')}
          options={isOffered ? options : [lost, ...options]}
        />
      )}
      {showIf && !other ? <p className="builder-problem">{t('builder.condition.gone')}</p> : null}
      {conditionOn === 'ANSWER' ? (
        <SelectField
          name="answer"
          label={t('builder.condition.answer')}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      ) : null}
      {conditionOn === 'DICTIONARY' && other?.dictionary ? (
        <DictionaryValuesField
          name="values"
          label={t('builder.condition.values')}
          dictionary={other.dictionary}
        />
      ) : null}
    </LiveForm>
  )
}
