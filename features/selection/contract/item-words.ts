import type { TableWords } from '#platform/contract/list-table.ts'
import type { Outcome } from '../domain/rank.rules.ts'
import type { RefusalCode } from '../domain/rule-kind.ts'
import type { ItemStep } from '../domain/states.ts'

type Why = {
  outcome: Outcome
  failures: readonly { why: RefusalCode; name: { ru: string; en: string } }[]
}

/** The reason for a project's result, as a sentence. */
export const whyInWords = ({ outcome, failures }: Why, t: TableWords, locale: 'ru' | 'en'): string =>
  outcome === 'REFUSED'
    ? failures.map(({ why, name }) => t(`why.${why}`, { field: name[locale] || name.ru })).join('; ')
    : t(`outcome.${outcome}`)

/** The project's result, as a word. */
export const resultInWords = ({ outcome }: Pick<Why, 'outcome'>, t: TableWords): string =>
  t(outcome === 'PASSED' ? 'result.passed' : 'result.failed')

/** The step of a project's task, with the reason why it was not moved. */
export const stepInWords = (
  { step, refused }: { step: ItemStep; refused: string | null },
  t: TableWords,
): string => {
  const text = t(`step.${step.toLowerCase()}`)
  return refused === null ? text : `${text}: ${t(`refused.${refused}`)}`
}

/** Points from hundredths, rounded to hundredths, for files and tables. */
export const wholePoints = ({ points }: { points: number }): number => Math.round(points) / 100
