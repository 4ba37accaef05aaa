import type { DataType } from '../../fields/domain/element-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import type { Given, Parameters, RuleKind, RuleProblem, Verdict } from './rule-kind.ts'
import { choiceKind } from './rule-kinds/choice.kind.ts'
import { dayKind } from './rule-kinds/day.kind.ts'
import { filledKind } from './rule-kinds/filled.kind.ts'
import { scaleKind } from './rule-kinds/scale.kind.ts'

/** All kinds of rules; the first one that supports a field is its default. */
export const ruleKinds = {
  SCALE: scaleKind,
  DAY: dayKind,
  CHOICE: choiceKind,
  FILLED: filledKind,
} as const

export type RuleKindName = keyof typeof ruleKinds

export const ruleKindNames = Object.keys(ruleKinds) as [RuleKindName, ...RuleKindName[]]

/** A rule: the code of a profile field, the kind, and its parameter values. */
export type Rule = {
  [K in RuleKindName]: { kind: K; code: string } & Given<(typeof ruleKinds)[K]['parameters']>
}[RuleKindName]

/** The kind with a name, typed for code that treats all kinds alike. */
export const kindOf = (name: RuleKindName): RuleKind<Parameters> =>
  ruleKinds[name] as unknown as RuleKind<Parameters>

/** The parameter values of a rule, typed for its kind. */
const givenOf = (rule: Rule): Given<Parameters> => rule

/** The kinds that support a field type. */
export const kindsFor = (type: DataType): RuleKindName[] =>
  ruleKindNames.filter((name) => kindOf(name).types.includes(type))

/** Maximum points of a rule, in hundredths. */
export const maxOf = (rule: Rule): number => kindOf(rule.kind).most(givenOf(rule))

/** Invalid parameters of a rule. */
export const ruleProblems = (rule: Rule): RuleProblem[] => kindOf(rule.kind).problems(givenOf(rule))

/** The result of a rule for an answer. */
export const assess = (rule: Rule, answer: Value): Verdict => kindOf(rule.kind).assess(givenOf(rule), answer)
