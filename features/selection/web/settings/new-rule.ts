import { fieldTypes } from '../../../fields/domain/field-types.ts'
import type { ParameterKind, ParameterValues } from '../../domain/rule-kind.ts'
import { kindOf, type Rule, type RuleKindName } from '../../domain/rules.ts'
import type { SelectionField } from '../selection.types.ts'

const beginnings: { [K in ParameterKind]: (field: SelectionField) => ParameterValues[K] } = {
  points: () => 1000,
  amount: () => null,
  day: () => null,
  currency: ({ type, currency }) => (fieldTypes[type].measure === 'MONEY' ? (currency ?? 'RUB') : null),
  values: () => [],
}

/** A new rule of a kind, with default parameters. */
export const newRule = (kind: RuleKindName, field: SelectionField): Rule => {
  const parameters = Object.entries(kindOf(kind).parameters)
  return {
    kind,
    code: field.code,
    ...Object.fromEntries(parameters.map(([name, parameter]) => [name, beginnings[parameter](field)])),
  } as Rule
}
