import { elementsOf, fieldsOf, type ElementTree, type Words } from '../../fields/domain/tree.ts'
import { emptyInputs, limits, type Cell, type Inputs, type Item, type Table } from './inputs.ts'

/** Uses of a profile's sum in a calculation. */
export const sumUses = ['initialInvestments', 'borrowed', 'income', 'variableCosts', 'fixedCosts'] as const

export type SumUse = (typeof sumUses)[number]

type Currency = 'RUB' | 'USD' | 'EUR'

/** A sum in a profile: a field's value, or the total of a column. `amount` is in currency units. */
export type ProfileSum = { code: string; name: Words; amount: number; currency: Currency; isTotal: boolean }

type Money = { amount: string; currency: Currency }

/** Profile values that the calculator uses. */
export type ProfileValues = {
  plain: Readonly<Record<string, unknown>>
  items: Readonly<Record<string, readonly { values: Readonly<Record<string, unknown>> }[]>>
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value

const totalOf = (
  code: string,
  name: Words,
  values: readonly unknown[],
  isTotal: boolean,
): ProfileSum | null => {
  const sums = values.filter(isMoney)
  const [first] = sums
  // Amounts in different currencies have no total.
  if (!first || sums.some(({ currency }) => currency !== first.currency)) return null
  const amount = sums.reduce((sum, one) => sum + Number(one.amount), 0)
  return Number.isFinite(amount) && amount > 0
    ? { code, name, amount, currency: first.currency, isTotal }
    : null
}

/** The sums of a profile in the template's order: money fields, and totals of money columns. */
export const sumsOf = (tree: ElementTree, values: ProfileValues): ProfileSum[] =>
  elementsOf(tree).flatMap((element) =>
    fieldsOf(element)
      // By name: the calculator is a public page, and the register of field types would load the parsers of all types.
      .filter(({ type }) => type === 'MONEY')
      .flatMap(({ code, name }) => {
        const found =
          element.kind === 'PLAIN'
            ? totalOf(code, name, [values.plain[code]], false)
            : totalOf(
                code,
                {
                  ru: `${element.name.ru}: ${name.ru}`,
                  en: element.name.en && name.en ? `${element.name.en}: ${name.en}` : '',
                },
                (values.items[element.code] ?? []).map((item) => item.values[code]),
                true,
              )
        return found ? [found] : []
      }),
  )

/** A sum with its chosen use and its displayed name. */
export type ChosenSum = ProfileSum & { use: SumUse; label: string }

/** The currency of most sums; a calculation has only one. */
export const commonCurrency = (sums: readonly ProfileSum[]): Currency | null => {
  const counts = new Map<Currency, number>()
  for (const { currency } of sums) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const inThousands = (amount: number): number => Math.round(amount / 100) / 10

/** First operating year: there is no income in the start year. */
const firstOfWork = 1

const row = (n: number, { label, amount }: ChosenSum): Item => ({
  id: `r${n + 1}`,
  name: label.slice(0, limits.name),
  values: Array.from({ length: firstOfWork + 1 }, (_, t): Cell =>
    t === firstOfWork ? inThousands(amount) : 0,
  ),
})

/** A calculation in thousands, prefilled from a project; sums in other currencies are omitted. */
export const inputsFromProfile = (
  year: number,
  project: { name: string; email: string; industry: string },
  chosen: readonly ChosenSum[],
): Inputs => {
  const currency = commonCurrency(chosen)
  const sums = chosen.filter((sum) => sum.currency === currency)
  const rows = (table: Table): Item[] =>
    sums
      .filter(({ use }) => use === table)
      .slice(0, limits.items)
      .map((sum, n) => row(n, sum))
  const single = (use: SumUse, otherwise: Cell): Cell => {
    const found = sums.filter((sum) => sum.use === use)
    return found.length === 0 ? otherwise : inThousands(found.reduce((sum, { amount }) => sum + amount, 0))
  }
  const empty = emptyInputs(year)
  return {
    ...empty,
    name: project.name.slice(0, limits.name),
    email: project.email.slice(0, limits.email),
    industry: project.industry.slice(0, limits.name),
    unit: currency === null ? empty.unit : `${currency}_THSD`,
    income: rows('income'),
    variableCosts: rows('variableCosts'),
    fixedCosts: rows('fixedCosts'),
    initialInvestments: single('initialInvestments', null),
    borrowed: single('borrowed', 0),
  }
}
