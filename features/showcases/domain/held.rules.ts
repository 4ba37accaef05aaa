import { isShown } from '../../fields/domain/conditions.rules.ts'
import type { DataType } from '../../fields/domain/element-types.ts'
import { plainText } from '../../fields/domain/rich-text.rules.ts'
import { elementsOf, type ElementTree, type PlainElement, type Words } from '../../fields/domain/tree.ts'
import { isEmpty, type ProfileValues, type Value } from '../../fields/domain/values.ts'

/** The most of a text that a card holds, and that a list searches. */
const mostOnCard = 400
const mostSearched = 4000

/** An element of a profile as lists hold it from the instant at which the project was published. */
export type HeldElement = {
  name: Words
  type: DataType
  unit?: Words
  /** As a card shows it: of a text its beginning, without marks. */
  value: NonNullable<Value>
  /** What a search finds it by. */
  text?: string
  /** What a list is narrowed by: ids of chosen values, yes or no. */
  facets?: string[]
  /** What a list is ordered by: texts that stand in the order of the values. */
  key?: string
}

/** Names of dictionary values by their ids. */
type Names = Readonly<Record<string, Words>>

/** Files are for the page, where each is opened by its own right; grades belong to reviews. */
const unheld: ReadonlySet<DataType> = new Set(['FILE', 'SCALE'])

const wordsOf = (element: PlainElement, value: NonNullable<Value>): string | undefined => {
  if (typeof value !== 'string' || (element.type !== 'STRING' && element.type !== 'TEXT')) return undefined
  return element.rich ? plainText(value, ({ alt }) => alt) : value
}

const numberKey = (value: number): string =>
  String(BigInt(Math.round(value * 100)) + 10n ** 16n).padStart(17, '0')

const keyOf = ({ type, currency }: PlainElement, value: NonNullable<Value>): string | undefined => {
  if (type === 'STRING' && typeof value === 'string') return value.trim().toLowerCase().slice(0, 100)
  if (type === 'DATE' && typeof value === 'string') return value
  if (typeof value === 'number' && type !== 'SCALE') return numberKey(value)
  // Amounts of several currencies stand in no order.
  if (type === 'MONEY' && currency && typeof value === 'object' && 'amount' in value)
    return numberKey(Number(value.amount))
  return undefined
}

const facetsOf = (type: DataType, value: NonNullable<Value>): string[] | undefined => {
  if (type === 'BOOLEAN') return [String(value)]
  return type === 'LIST' && Array.isArray(value) ? value.map(String) : undefined
}

const heldAs = (element: PlainElement, value: NonNullable<Value>, names: Names): HeldElement => {
  const { name, type, unit } = element
  const words = wordsOf(element, value)
  const facets = facetsOf(type, value)
  const chosen =
    type === 'LIST'
      ? facets?.map((id) => `${names[id]?.ru ?? ''} ${names[id]?.en ?? ''}`).join(' ')
      : undefined
  const text = (words ?? chosen)?.slice(0, mostSearched).toWellFormed()
  const key = keyOf(element, value)
  return {
    name,
    type,
    ...(unit ? { unit } : {}),
    value: words === undefined ? value : words.slice(0, mostOnCard).toWellFormed(),
    ...(text ? { text } : {}),
    ...(facets ? { facets } : {}),
    ...(key ? { key } : {}),
  }
}

/**
 * What lists hold of a profile: every plain element that was filled in and that no condition hid. Which of them is shown
 * follows from the template and from what the team allows, both as they are when somebody looks.
 */
export const heldOf = (
  tree: ElementTree,
  { plain }: Pick<ProfileValues, 'plain'>,
  names: Names,
): Record<string, HeldElement> =>
  Object.fromEntries(
    elementsOf(tree).flatMap((element): [string, HeldElement][] => {
      if (element.kind !== 'PLAIN' || unheld.has(element.type)) return []
      const value = plain[element.code] ?? null
      if (value === null || isEmpty(value) || !isShown(tree, element, plain)) return []
      return [[element.code, heldAs(element, value, names)]]
    }),
  )
