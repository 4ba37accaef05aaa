import type { DataType } from '../../fields/domain/element-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import type { Given, Parameters, RuleKind, RuleProblem, Verdict } from './rule-kind.ts'
import { choiceKind } from './rule-kinds/choice.kind.ts'
import { dayKind } from './rule-kinds/day.kind.ts'
import { filledKind } from './rule-kinds/filled.kind.ts'
import { scaleKind } from './rule-kinds/scale.kind.ts'

/** Every kind of rule; for a field the first that can look at it is offered first. */
export const ruleKinds = {
  SCALE: scaleKind,
  DAY: dayKind,
  CHOICE: choiceKind,
  FILLED: filledKind,
} as const

export type RuleKindName = keyof typeof ruleKinds

export const ruleKindNames = Object.keys(ruleKinds) as [RuleKindName, ...RuleKindName[]]

/** A rule: the field of the profile it looks at, by its code, its kind and what that is told. */
export type Rule = {
  [K in RuleKindName]: { kind: K; code: string } & Given<(typeof ruleKinds)[K]['parameters']>
}[RuleKindName]

/** A kind by its name, for whatever treats all kinds alike. */
export const kindOf = (name: RuleKindName): RuleKind<Parameters> =>
  ruleKinds[name] as unknown as RuleKind<Parameters>

/** What a rule is told, for its kind. */
const givenOf = (rule: Rule): Given<Parameters> => rule

/** The kinds that can look at a field of a type. */
export const kindsFor = (type: DataType): RuleKindName[] =>
  ruleKindNames.filter((name) => kindOf(name).types.includes(type))

/** The most points, in hundredths, that a rule can give. */
export const mostOf = (rule: Rule): number => kindOf(rule.kind).most(givenOf(rule))

/** What is wrong with a rule as it is written. */
export const ruleProblems = (rule: Rule): RuleProblem[] => kindOf(rule.kind).problems(givenOf(rule))

/** What a rule makes of an answer. */
export const assess = (rule: Rule, answer: Value): Verdict => kindOf(rule.kind).assess(givenOf(rule), answer)
