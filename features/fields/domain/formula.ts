/** A parsed expression of a CALCULATE column; it contains no executable code. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'column'; code: string }
  | { kind: 'unary'; operator: '-' | '+'; of: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'choice'; test: Expression; yes: Expression; no: Expression }
  | { kind: 'call'; name: FormulaFunction; of: Expression[] }

/** Binary operators; comparisons return 1 or 0. */
export const binaryOperators = ['+', '-', '*', '/', '%', '^', '<', '<=', '>', '>=', '==', '!='] as const

export type BinaryOperator = (typeof binaryOperators)[number]

/** sum, average, min, max and count aggregate a column, previous is the row before, round and abs take numbers. */
export const formulaFunctions = ['sum', 'average', 'min', 'max', 'count', 'previous', 'round', 'abs'] as const

export type FormulaFunction = (typeof formulaFunctions)[number]

/** Functions that take the code of a column: aggregates, and the value of the previous row. */
export const columnFunctions: readonly FormulaFunction[] = [
  'sum',
  'average',
  'min',
  'max',
  'count',
  'previous',
]

/** The numbers of a row; missing or non-numeric ones are `null`. */
export type NumberRow = Record<string, number | null>

/** Context of a calculation: all rows, and the current one. */
export type FormulaScope = { rows: readonly NumberRow[]; at: number }

const arithmetic: Record<BinaryOperator, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
  '<': (a, b) => Number(a < b),
  '<=': (a, b) => Number(a <= b),
  '>': (a, b) => Number(a > b),
  '>=': (a, b) => Number(a >= b),
  '==': (a, b) => Number(a === b),
  '!=': (a, b) => Number(a !== b),
}

const numbersOf = (rows: readonly NumberRow[], code: string): number[] =>
  rows.map((row) => row[code]).filter((value): value is number => typeof value === 'number')

const overColumn: Partial<Record<FormulaFunction, (numbers: number[]) => number>> = {
  sum: (numbers) => numbers.reduce((sum, value) => sum + value, 0),
  average: (numbers) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length,
  min: (numbers) => numbers.reduce((a, b) => Math.min(a, b), Infinity),
  max: (numbers) => numbers.reduce((a, b) => Math.max(a, b), -Infinity),
  count: (numbers) => numbers.length,
}

const call = (name: FormulaFunction, of: readonly Expression[], scope: FormulaScope): number => {
  const [first, second] = of
  if (columnFunctions.includes(name) && first?.kind === 'column') {
    if (name === 'previous') return scope.rows[scope.at - 1]?.[first.code] ?? 0
    return overColumn[name]?.(numbersOf(scope.rows, first.code)) ?? Number.NaN
  }
  if (!first) return Number.NaN
  if (name === 'abs') return Math.abs(value(first, scope))
  return name === 'round' ? rounded(value(first, scope), second ? value(second, scope) : 0) : Number.NaN
}

/** The value of an expression; NaN if it cannot be calculated. An empty cell counts as 0. */
const value = (expression: Expression, scope: FormulaScope): number => {
  switch (expression.kind) {
    case 'number':
      return expression.value
    case 'column':
      return scope.rows[scope.at]?.[expression.code] ?? 0
    case 'unary':
      return (expression.operator === '-' ? -1 : 1) * value(expression.of, scope)
    case 'binary':
      return arithmetic[expression.operator](value(expression.left, scope), value(expression.right, scope))
    case 'choice':
      return value(expression.test, scope) === 0 ? value(expression.no, scope) : value(expression.yes, scope)
    default:
      return call(expression.name, expression.of, scope)
  }
}

/** Rounds half away from zero, as usual for money. */
export const rounded = (number: number, decimals: number): number => {
  const digits = Math.max(0, Math.min(6, Math.trunc(decimals)))
  // Very small and very large numbers already have an exponent in their text.
  if (Math.abs(number) < 1e-6) return 0
  if (Math.abs(number) >= 1e21) return number
  const shifted = Number(`${Math.abs(number)}e${digits}`)
  return Math.sign(number) * Number(`${Math.round(shifted)}e-${digits}`)
}

const partsOf = (expression: Expression): Expression[] => {
  switch (expression.kind) {
    case 'number':
    case 'column':
      return []
    case 'unary':
      return [expression.of]
    case 'binary':
      return [expression.left, expression.right]
    case 'choice':
      return [expression.test, expression.yes, expression.no]
    default:
      return expression.of
  }
}

/** The columns that an expression refers to. */
export const columnsIn = (expression: Expression): string[] =>
  expression.kind === 'column' ? [expression.code] : partsOf(expression).flatMap(columnsIn)

const asksRowBefore = (expression: Expression, code: string): boolean =>
  expression.kind === 'call' &&
  expression.name === 'previous' &&
  expression.of[0]?.kind === 'column' &&
  expression.of[0].code === code

/** The columns to calculate before a column; it may refer to itself only in the previous row (`previous`). */
export const columnsBefore = (expression: Expression, code: string): string[] => {
  if (expression.kind === 'column') return [expression.code]
  return asksRowBefore(expression, code)
    ? []
    : partsOf(expression).flatMap((part) => columnsBefore(part, code))
}

/** Calculates one row, to two decimals; `null` if all inputs are empty or the result is undefined (x / 0). */
export const calculate = (expression: Expression, scope: FormulaScope): number | null => {
  const used = columnsIn(expression)
  const given = scope.rows.some((row) => used.some((code) => typeof row[code] === 'number'))
  if (used.length > 0 && !given) return null
  const result = value(expression, scope)
  return Number.isFinite(result) ? rounded(result, 2) : null
}
