import type { DataType } from '../../fields/domain/element-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import type { ExactPoints } from './exact-points.ts'

/** Reasons why a field of the profile excludes a project, regardless of its points. */
export const refusalCodes = ['MISSING', 'TOO_LITTLE', 'TOO_MUCH', 'OTHER_CURRENCY', 'VALUE_REFUSED'] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** A rule's result for an answer: its points, and the reason for refusal, if any. */
export type Verdict = { points: ExactPoints; refused: RefusalCode | null }

/**
 * The value of one answer of a list or a yes/no field: the id of a dictionary value, `true` or `false`; points in
 * hundredths.
 */
export type ValuePoints = { value: string; points: number; refuses: boolean }

/** Value types of parameters. An amount is a decimal with at most two fraction digits, a day is `YYYY-MM-DD`. */
export type ParameterValues = {
  points: number
  amount: string | null
  day: string | null
  currency: string | null
  values: ValuePoints[]
}

/** Kinds of parameters, from which a rule's form and contract are built. */
export type ParameterKind = keyof ParameterValues

/** A rule's parameters, by name. */
export type Parameters = Readonly<Record<string, ParameterKind>>

/** The parameter values of a rule. */
export type Given<P extends Parameters> = { [K in keyof P]: ParameterValues[P[K]] }

/** An invalid parameter of a rule: `NEEDED`, or `NOT_A_RANGE` if it contradicts the other bound. */
export type RuleProblem = { parameter: string; problem: 'NEEDED' | 'NOT_A_RANGE' }

/** A kind of rule: the field types, the parameters, and the assessment of an answer. One file per kind. */
export type RuleKind<P extends Parameters> = {
  /** Field types it supports. */
  types: readonly DataType[]
  parameters: P
  /** Maximum points, in hundredths. */
  most: (given: Given<P>) => number
  problems: (given: Given<P>) => RuleProblem[]
  /** An empty answer is `null`. Deterministic and without a clock. */
  assess: (given: Given<P>, answer: Value) => Verdict
}

/** Defines a kind of rule, with its values typed by its parameters. */
export const defineRuleKind = <const P extends Parameters>(kind: RuleKind<P>): RuleKind<P> => kind
