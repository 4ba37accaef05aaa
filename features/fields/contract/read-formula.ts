import jsep from 'jsep'
import {
  binaryOperators,
  columnFunctions,
  formulaFunctions,
  type BinaryOperator,
  type Expression,
  type FormulaFunction,
} from '../domain/formula.ts'

/** A problem of a formula, with the part of its text that caused it. */
export type FormulaProblem = {
  problem: 'SYNTAX' | 'TOO_LONG' | 'UNKNOWN_COLUMN' | 'UNKNOWN_FUNCTION' | 'NOT_ALLOWED'
  at: string
}

/** A parsed formula, or its problem. */
export type ReadFormula = { expression: Expression } | FormulaProblem

/** Maximum length of a formula, in characters. */
export const longestFormula = 400
const deepest = 40

class Refusal extends Error {
  readonly found: FormulaProblem
  constructor(problem: FormulaProblem['problem'], at: string) {
    super(problem)
    this.found = { problem, at }
  }
}

// Power as in spreadsheets: a leading sign binds tighter. In the parser's default, `^` binds weaker than a sum.
jsep.removeBinaryOp('^')
jsep.addBinaryOp('^', 11, true)

const isOperator = (text: string): text is BinaryOperator =>
  (binaryOperators as readonly string[]).includes(text)

const isFunction = (text: string): text is FormulaFunction =>
  (formulaFunctions as readonly string[]).includes(text)

/** Syntax that the parser accepts and a formula must not contain, with the text shown in the error. */
const refused: Readonly<Record<string, string>> = {
  ArrayExpression: '[ ]',
  MemberExpression: '.',
  ThisExpression: 'this',
  SequenceExpression: ',',
}

type Node = jsep.Expression & Record<string, unknown>

const nodeOf = (node: unknown): Node => node as Node

const refusalOf = (node: Node): Refusal => {
  const sign = node['computed'] === true ? '[ ]' : refused[node.type]
  return sign ? new Refusal('NOT_ALLOWED', sign) : new Refusal('SYNTAX', '')
}

const convert = (node: Node, columns: ReadonlySet<string>, depth = 0): Expression => {
  if (depth > deepest) throw new Refusal('NOT_ALLOWED', '…')
  const inner = (child: unknown) => convert(nodeOf(child), columns, depth + 1)
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] !== 'number' || !Number.isFinite(node['value']))
        throw new Refusal('NOT_ALLOWED', String(node['raw']))
      return { kind: 'number', value: node['value'] }
    case 'Identifier': {
      const code = String(node['name'])
      if (!columns.has(code)) throw new Refusal('UNKNOWN_COLUMN', code)
      return { kind: 'column', code }
    }
    case 'UnaryExpression': {
      const operator = node['operator']
      if (operator !== '-' && operator !== '+') throw new Refusal('NOT_ALLOWED', String(operator))
      return { kind: 'unary', operator, of: inner(node['argument']) }
    }
    case 'BinaryExpression': {
      const operator = String(node['operator'])
      if (!isOperator(operator)) throw new Refusal('NOT_ALLOWED', operator)
      return { kind: 'binary', operator, left: inner(node['left']), right: inner(node['right']) }
    }
    case 'ConditionalExpression':
      return {
        kind: 'choice',
        test: inner(node['test']),
        yes: inner(node['consequent']),
        no: inner(node['alternate']),
      }
    case 'CallExpression': {
      const callee = nodeOf(node['callee'])
      const name = callee.type === 'Identifier' ? String(callee['name']).toLowerCase() : '?'
      if (!isFunction(name)) throw new Refusal('UNKNOWN_FUNCTION', name)
      const of = (node['arguments'] as unknown[]).map(inner)
      if (of.length === 0 || of.length > 2 || (columnFunctions.includes(name) && of[0]?.kind !== 'column'))
        throw new Refusal('NOT_ALLOWED', name)
      return { kind: 'call', name, of }
    }
    default:
      throw refusalOf(node)
  }
}

/** Russian spreadsheets separate arguments with `;` and write `0,5`; without a `;`, commas separate arguments. */
const normalised = (formula: string): string => {
  const text = formula.trim().replace(/^=/, '')
  const apart = text.includes(';') ? text.replace(/(\d),(\d)/g, '$1.$2').replaceAll(';', ',') : text
  return apart.replace(/(?<![<>=!])=(?!=)/g, '==').replaceAll('<>', '!=')
}

/** Parses a formula on the given columns: only arithmetic, comparisons, a conditional and the known functions. */
export const readFormula = (formula: string, columns: ReadonlySet<string>): ReadFormula => {
  if (formula.length > longestFormula) return { problem: 'TOO_LONG', at: String(longestFormula) }
  try {
    return { expression: convert(nodeOf(jsep(normalised(formula))), columns) }
  } catch (error) {
    if (error instanceof Refusal) return error.found
    return { problem: 'SYNTAX', at: error instanceof Error ? error.message : '' }
  }
}
