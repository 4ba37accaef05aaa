import type { TableWords } from '#platform/contract/list-table.ts'
import type { Parameters, ParameterKind, ParameterValues } from '../domain/rule-kind.ts'
import { kindOf, type Rule } from '../domain/rules.ts'

type Names = { names: Readonly<Record<string, { ru: string; en: string }>> }

const pointsWords = (points: number, locale: 'ru' | 'en'): string =>
  (points / 100).toLocaleString(locale, { maximumFractionDigits: 2 })

/** The name of a list value; yes and no have their own texts. */
export const valueName = (value: string, { names }: Names, t: TableWords, locale: 'ru' | 'en'): string => {
  if (value === 'true' || value === 'false') return t(`rule.${value}`)
  return names[value]?.[locale] || names[value]?.ru || value
}

/** The text of a parameter, by its kind; empty without a value. */
const parameterWords: {
  [K in ParameterKind]: (value: ParameterValues[K], of: Names, t: TableWords, locale: 'ru' | 'en') => string
} = {
  points: (points, _of, _t, locale) => pointsWords(points, locale),
  amount: (amount, _of, _t, locale) => (amount === null ? '' : Number(amount).toLocaleString(locale)),
  day: (day) => day ?? '',
  currency: (currency) => currency ?? '',
  values: (values, of, t, locale) =>
    values
      .map(({ value, points, refuses }) =>
        t(refuses ? 'rule.refuses' : 'rule.value', {
          value: valueName(value, of, t, locale),
          points: pointsWords(points, locale),
        }),
      )
      .join(', '),
}

/** A rule in one line: each parameter with its name. */
export const ruleWords = (rule: Rule, of: Names, t: TableWords, locale: 'ru' | 'en'): string => {
  const { parameters }: { parameters: Parameters } = kindOf(rule.kind)
  const given = rule as unknown as Record<string, never>
  return Object.entries(parameters)
    .map(([name, kind]) => [t(`rule.${name}`), parameterWords[kind](given[name]!, of, t, locale)])
    .filter(([, words]) => words !== '')
    .map(([name, words]) => `${name}: ${words}`)
    .join('; ')
}
