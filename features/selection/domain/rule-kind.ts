import type { DataType } from '../../fields/domain/element-types.ts'
import type { Value } from '../../fields/domain/values.ts'
import type { ExactPoints } from './exact-points.ts'

/** Why a field of the profile keeps a project out, whatever its points. */
export const refusalCodes = ['MISSING', 'TOO_LITTLE', 'TOO_MUCH', 'OTHER_CURRENCY', 'VALUE_REFUSED'] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** What a rule makes of an answer: its points, and why the project does not pass, if so. */
export type Verdict = { points: ExactPoints; refused: RefusalCode | null }

/** What one answer of a list or a yes/no is worth: the id of a dictionary value, `true` or `false`; points in hundredths. */
export type ValuePoints = { value: string; points: number; refuses: boolean }

/** What a parameter of a rule holds. An amount is a decimal with at most two digits after the point, a day `YYYY-MM-DD`. */
export type ParameterValues = {
  points: number
  amount: string | null
  day: string | null
  currency: string | null
  values: ValuePoints[]
}

/** The kind of a parameter: the form and the contract of a rule follow from it. */
export type ParameterKind = keyof ParameterValues

/** The parameters of a rule by their names. */
export type Parameters = Readonly<Record<string, ParameterKind>>

/** What a rule of these parameters says besides the field it looks at. */
export type Given<P extends Parameters> = { [K in keyof P]: ParameterValues[P[K]] }

/** Which parameter of a rule is wrong: `NEEDED`, or `NOT_A_RANGE` when it does not go with the other one. */
export type RuleProblem = { parameter: string; problem: 'NEEDED' | 'NOT_A_RANGE' }

/** A kind of rule: what it looks at, what it is told, and how it assesses an answer. One file holds one kind. */
export type RuleKind<P extends Parameters> = {
  /** The types of fields it can look at. */
  types: readonly DataType[]
  parameters: P
  /** The most points, in hundredths, that it can give. */
  most: (given: Given<P>) => number
  problems: (given: Given<P>) => RuleProblem[]
  /** Nothing answered is `null`. Exact and without a clock: the same answer is always assessed alike. */
  assess: (given: Given<P>, answer: Value) => Verdict
}

/** Defines a kind of rule, so that its parameters are typed by their declaration. */
export const defineRuleKind = <const P extends Parameters>(kind: RuleKind<P>): RuleKind<P> => kind
