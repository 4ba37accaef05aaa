import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { SheetCell } from '#platform/server/spreadsheets/write-sheet.ts'
import { cannotJudge } from '../../../fields/domain/grades.rules.ts'
import type { PlainElement, Words } from '../../../fields/domain/tree.ts'
import type { Value } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/domain/words-in.ts'
import en from '../../texts/en.json' with { type: 'json' }
import ru from '../../texts/ru.json' with { type: 'json' }
import type { ReviewTemplate } from '../templates/read-review.ts'

type Locale = 'ru' | 'en'

/** Texts that the server writes into a template, in both languages. */
export const offlineTexts = { ru: ru.offlineFile, en: en.offlineFile }

/** Maximum number of dictionary values listed in a template; a longer list would not help to answer. */
const maxNamed = 60

/**
 * Values that can be chosen from the dictionaries of a template, by dictionary code; longer dictionaries are omitted.
 */
export const readChoices = async (
  db: Db,
  questions: readonly PlainElement[],
): Promise<ReadonlyMap<string, readonly Words[]>> => {
  const codes = [...new Set(questions.flatMap(({ dictionary }) => dictionary ?? []))]
  if (codes.length === 0) return new Map()
  const { rows } = await sql<{ code: string; names: Words[] }>`
    select d.code, json_agg(json_build_object('ru', v.name_ru, 'en', v.name_en) order by v.seq, v.id) as names
    from dictionary d join dictionary_value v on v.dictionary_id = d.id and v.status = 'ACTIVE'
    where d.code = any(${codes}) group by d.code having count(*) <= ${maxNamed}`.execute(db)
  return new Map(rows.map(({ code, names }) => [code, names]))
}

/** How to answer a question: the meaning of each grade, or the allowed values. */
const howTo = (
  { type, grades = [], mayAbstain, multiple, dictionary }: PlainElement,
  choices: ReadonlyMap<string, readonly Words[]>,
  locale: Locale,
): string => {
  const t = offlineTexts[locale]
  if (type === 'SCALE') {
    const lines = grades.map(({ points, meaning }) => `${points} — ${wordsIn(meaning, locale)}`)
    return [...lines, ...(mayAbstain ? [t.cannotJudge] : [])].join('\n')
  }
  if (type === 'BOOLEAN') return `${t.yes} / ${t.no}`
  if (type === 'LIST') {
    const names = choices.get(dictionary ?? '')?.map((words) => wordsIn(words, locale))
    return [multiple ? t.several : t.one, ...(names ?? [])].join('\n')
  }
  return t.types[type as keyof typeof t.types] ?? ''
}

/** Formats an answer for its cell, so that it parses to the same value. */
const written = (
  { type }: PlainElement,
  value: Value,
  { names }: ReviewTemplate,
  locale: Locale,
): SheetCell => {
  const t = offlineTexts[locale]
  if (value === null) return ''
  if (value === cannotJudge && type === 'SCALE') return t.cannotJudge
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (Array.isArray(value))
    return value
      .flatMap((id) => names[String(id)] ?? [])
      .map((words) => wordsIn(words, locale))
      .join('; ')
  if (typeof value === 'object') return 'amount' in value ? `${value.amount} ${value.currency}` : ''
  return typeof value === 'number' ? String(value) : value
}

/** The rows of a template: code, section, question, how to answer, and the current answer. */
export const templateRows = (
  review: ReviewTemplate,
  choices: ReadonlyMap<string, readonly Words[]>,
  locale: Locale,
): SheetCell[][] =>
  review.tree.sections.flatMap(({ name, elements }) =>
    elements.flatMap((element): SheetCell[][] => {
      if (element.kind !== 'PLAIN') return []
      const t = offlineTexts[locale]
      const question = [wordsIn(element.name, locale), wordsIn(element.help, locale)]
        .filter(Boolean)
        .join('\n')
      return [
        [
          element.code,
          wordsIn(name, locale),
          element.required ? `${question}\n${t.required}` : question,
          howTo(element, choices, locale),
          written(element, review.values[element.code] ?? null, review, locale),
        ],
      ]
    }),
  )
