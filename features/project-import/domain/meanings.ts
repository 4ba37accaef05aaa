import { normalized } from './normalized.ts'
import type { ProfileTarget } from './targets.ts'

/** Meanings of fields that are recognised regardless of their names in a template. */
export type Meaning = 'raised' | 'wanted' | 'revenue' | 'founded'

type Known = {
  meaning: Meaning
  types: readonly ProfileTarget['field']['type'][]
  /** Matches the normalized headings and field names with this meaning. */
  says: RegExp
  /** Common headings of such a column. */
  names: readonly string[]
  /** Only headings with this meaning may fill it: confusing it with its opposite would import a wrong fact. */
  strict?: boolean
}

/** In order of precedence: "нужно привлечь" is wanted, not raised. */
const known: readonly Known[] = [
  {
    meaning: 'wanted',
    types: ['MONEY', 'NUMBER', 'INTEGER'],
    says: /нужн|требу|необходим|запраш|запрос|ищем|ищет|ищут|привлека|привлечь|\bneed|\brequir|\bseek|\bsought|\bask\b|\bwanted\b|\blooking for\b/,
    names: [
      'Сколько нужно',
      'Сколько денег нужно',
      'Нужно инвестиций',
      'Нужны инвестиции',
      'Требуется инвестиций',
      'Требуемые инвестиции',
      'Требуемая сумма',
      'Необходимые инвестиции',
      'Запрашиваемая сумма',
      'Запрос инвестиций',
      'Ищем инвестиции',
      'Investment needed',
      'Funding needed',
      'Required investment',
      'Amount sought',
      'Seeking',
      'Ask',
      'Funding ask',
    ],
    strict: true,
  },
  {
    meaning: 'raised',
    types: ['MONEY'],
    says: /привлеч|\braised\b/,
    names: [
      'Привлечено',
      'Привлечено инвестиций',
      'Привлечённые инвестиции',
      'Сумма привлечённых инвестиций',
      'Raised',
      'Funds raised',
      'Total raised',
      'Funding raised',
      'Investment raised',
    ],
    strict: true,
  },
  {
    meaning: 'revenue',
    types: ['MONEY', 'NUMBER', 'INTEGER'],
    says: /выручк|оборот|\brevenue\b|\bturnover\b/,
    names: [
      'Выручка',
      'Выручка за год',
      'Годовая выручка',
      'Оборот',
      'Revenue',
      'Annual revenue',
      'Turnover',
    ],
  },
  {
    meaning: 'founded',
    types: ['DATE'],
    says: /основан|когда начал|дата начала|дата создания|\bfounded\b|\bstarted\b/,
    names: [
      'Дата основания',
      'Год основания',
      'Основана',
      'Основан',
      'Дата создания',
      'Дата начала работы',
      'Founded',
      'Founded on',
      'Date founded',
      'Founding date',
      'Started',
      'Start date',
    ],
  },
]

/** The meaning of a heading. */
const meaningOfHeading = (heading: string): Meaning | undefined =>
  known.find(({ says }) => says.test(normalized(heading)))?.meaning

/** The meaning of a profile field, by its own name or that of its group. */
export const meaningOfTarget = ({ field, of }: Pick<ProfileTarget, 'field' | 'of'>): Meaning | undefined => {
  const words = [field.name, ...(of ? [of] : [])].flatMap(({ ru, en }) => [normalized(ru), normalized(en)])
  return known.find(({ types, says }) => types.includes(field.type) && words.some((one) => says.test(one)))
    ?.meaning
}

/** Common headings of columns with this meaning. */
export const namesOfMeaning = (meaning: Meaning): readonly string[] =>
  known.find((one) => one.meaning === meaning)?.names ?? []

/**
 * Whether a column with this heading may fill a field of this meaning: required funding never fills raised funding.
 */
export const agrees = (heading: string, meaning: Meaning | undefined): boolean =>
  !known.some((one) => one.strict && one.meaning === meaning) || meaningOfHeading(heading) === meaning
