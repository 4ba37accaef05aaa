import { elementsOf, fieldsOf, type ElementTree, type Words } from '../../fields/domain/tree.ts'
import { emptyInputs, limits, type Cell, type Inputs, type Item, type Table } from './inputs.ts'

/** What a sum of a profile may become in a calculation. */
export const sumUses = ['initialInvestments', 'borrowed', 'income', 'variableCosts', 'fixedCosts'] as const

export type SumUse = (typeof sumUses)[number]

type Currency = 'RUB' | 'USD' | 'EUR'

/** A sum that a profile says: a field's value, or the total of a column. `amount` in units of the currency. */
export type ProfileSum = { code: string; name: Words; amount: number; currency: Currency; isTotal: boolean }

type Money = { amount: string; currency: Currency }

/** The values of a profile that a calculation looks at. */
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
  // Sums of two currencies make no total.
  if (!first || sums.some(({ currency }) => currency !== first.currency)) return null
  const amount = sums.reduce((sum, one) => sum + Number(one.amount), 0)
  return Number.isFinite(amount) && amount > 0
    ? { code, name, amount, currency: first.currency, isTotal }
    : null
}

/** The sums of a profile in the order of its template: its fields of money, and the totals of its columns of money. */
export const sumsOf = (tree: ElementTree, values: ProfileValues): ProfileSum[] =>
  elementsOf(tree).flatMap((element) =>
    fieldsOf(element)
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

/** A sum and what it becomes, under the name it is shown by. */
export type ChosenSum = ProfileSum & { use: SumUse; label: string }

/** The currency that most sums have; a calculation has one. */
export const commonCurrency = (sums: readonly ProfileSum[]): Currency | null => {
  const counts = new Map<Currency, number>()
  for (const { currency } of sums) counts.set(currency, (counts.get(currency) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const inThousands = (amount: number): number => Math.round(amount / 100) / 10

/** The first year of work: nothing is earned in the year in which it all begins. */
const firstOfWork = 1

const row = (n: number, { label, amount }: ChosenSum): Item => ({
  id: `r${n + 1}`,
  name: label.slice(0, limits.name),
  values: Array.from({ length: firstOfWork + 1 }, (_, t): Cell =>
    t === firstOfWork ? inThousands(amount) : 0,
  ),
})

/** A calculation, in thousands, that begins with what a project says of itself; sums of other currencies stay out. */
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
