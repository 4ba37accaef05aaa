import { useId, type ComponentType } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import { kindOf, kindsFor, ruleProblems, type Rule } from '../../domain/rules.ts'
import type { Selection } from '../selection.types.ts'
import { wordsIn } from './field-options.ts'
import { newRule } from './new-rule.ts'
import { parameterInputs } from './parameters.tsx'

type Props = {
  rule: Rule
  selection: Selection
  /** All rules, because a field may have only one rule per kind. */
  taken: readonly Rule[]
  change: (rule: Rule) => void
  remove: () => void
}

/** Form of one rule: its field, its kind and its parameters. */
export const RuleCard = ({ rule, selection, taken, change, remove }: Props) => {
  const t = useTexts('selection')
  const id = useId()
  const field = selection.fields.find(({ code }) => code === rule.code)
  const name = field ? wordsIn(field.name, currentLocale()) : rule.code
  const problems = ruleProblems(rule)
  const kinds = field
    ? kindsFor(field.type).filter((kind) => !taken.some((one) => one.code === rule.code && one.kind === kind))
    : []
  const parameters = Object.entries(kindOf(rule.kind).parameters)
  const given = rule as unknown as Record<string, never>
  return (
    <section className="selection-rule" aria-label={name}>
      <header>
        <strong>{name}</strong>
        {kinds.length > 1 && field ? (
          <Select
            id={id}
            aria-label={t('rules.kind', { name })}
            value={rule.kind}
            options={kinds.map((kind) => ({ value: kind, label: t(`rules.kinds.${kind}`) }))}
            onChange={(kind) => change(newRule(kind, field))}
          />
        ) : (
          <span className="selection-hint">{t(`rules.kinds.${rule.kind}`)}</span>
        )}
        <IconAction icon={DeleteIcon} label={t('rules.remove', { name })} tip="end" onClick={remove} />
      </header>
      {field ? (
        <div className="selection-parameters">
          {parameters.map(([parameter, kind]) => {
            const Input = parameterInputs[kind] as ComponentType<Record<string, unknown>>
            return (
              <Input
                key={parameter}
                label={t(`rules.parameters.${parameter}`)}
                value={given[parameter]}
                field={field}
                selection={selection}
                isWrong={problems.some((one) => one.parameter === parameter)}
                onChange={(value: unknown) => change({ ...rule, [parameter]: value })}
              />
            )
          })}
        </div>
      ) : (
        <p className="selection-wrong">{t('rules.gone')}</p>
      )}
      {problems.map(({ parameter, problem }) => (
        <p key={parameter} className="selection-wrong" role="status">
          {t(`rules.problems.${problem}`, { name: t(`rules.parameters.${parameter}`) })}
        </p>
      ))}
    </section>
  )
}
