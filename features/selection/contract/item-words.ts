import type { TableWords } from '#platform/contract/list-table.ts'
import type { Outcome } from '../domain/rank.rules.ts'
import type { RefusalCode } from '../domain/rule-kind.ts'
import type { ItemStep } from '../domain/states.ts'

type Why = {
  outcome: Outcome
  failures: readonly { why: RefusalCode; name: { ru: string; en: string } }[]
}

/** Why a project stands where it stands, in a sentence. */
export const whyInWords = ({ outcome, failures }: Why, t: TableWords, locale: 'ru' | 'en'): string =>
  outcome === 'REFUSED'
    ? failures.map(({ why, name }) => t(`why.${why}`, { field: name[locale] || name.ru })).join('; ')
    : t(`outcome.${outcome}`)

/** Whether it passes, in a word. */
export const resultInWords = ({ outcome }: Pick<Why, 'outcome'>, t: TableWords): string =>
  t(outcome === 'PASSED' ? 'result.passed' : 'result.failed')

/** What became of its task: how far it is, and what kept it from being moved. */
export const stepInWords = (
  { step, refused }: { step: ItemStep; refused: string | null },
  t: TableWords,
): string => {
  const said = t(`step.${step.toLowerCase()}`)
  return refused === null ? said : `${said}: ${t(`refused.${refused}`)}`
}

/** Points as numbers of files and tables, rounded to hundredths. */
export const wholePoints = ({ points }: { points: number }): number => Math.round(points) / 100
