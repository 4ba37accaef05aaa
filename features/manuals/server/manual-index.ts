import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { perDatabase } from '#platform/server/database/per-database.ts'
import { answerIndex, type AnswerIndex } from '../domain/answer.rules.ts'
import { indexOf, wordsOf, type ManualIndex, type Stem } from '../domain/find.rules.ts'
import { answers } from '../domain/questions.ts'
import { synonyms } from '../domain/synonyms.ts'
import { manualPages, type ManualPage } from './manual-pages.ts'

/** Stems of words by the database's dictionaries, as in every other search of the portal; of a stop word an empty text. */
const readStems = async (db: Db, words: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ word: string; stem: string }>`
    select word, coalesce(lexemes[1], '') as stem from unnest(${[...words]}::text[]) word,
      lateral (select ts_lexize(case when word ~ '[a-z]' then 'pg_catalog.english_stem'
        else 'pg_catalog.russian_stem' end::regdictionary, word) as lexemes) read`.execute(db)
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}

const alphabets = { ru: /^[\p{Script=Cyrillic}\p{N}]+$/u, en: /^[\p{Script=Latin}\p{N}]+$/u } as const

type LanguageIndex = {
  index: ManualIndex<ManualPage>
  questions: AnswerIndex
  stems: ReadonlyMap<string, string>
}

const load = async (db: Db, locale: 'ru' | 'en'): Promise<LanguageIndex> => {
  const pages = manualPages(locale)
  const texts = pages.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ])
  const questions = answers.flatMap((answer) => answer[locale])
  const stems = await readStems(db, [
    ...new Set([...texts, ...synonyms[locale], ...questions].flatMap(wordsOf)),
  ])
  const stem: Stem = (word) => stems.get(word) ?? word
  return {
    index: indexOf(pages, stem, synonyms[locale], alphabets[locale]),
    questions: answerIndex(answers, locale, stem),
    stems,
  }
}

const indexes = perDatabase(() => new Map<'ru' | 'en', LanguageIndex>())

/** The index of the manuals in a language, built on first use, and the stems of its words and of those asked for. */
export const manualIndex = async (
  db: Db,
  locale: 'ru' | 'en',
  phrase: string,
): Promise<{ index: ManualIndex<ManualPage>; questions: AnswerIndex; stem: Stem }> => {
  const known = indexes(db).get(locale) ?? (await load(db, locale))
  indexes(db).set(locale, known)
  const { index, questions, stems } = known
  const unknown = [...new Set(wordsOf(phrase))].filter((word) => !stems.has(word))
  const more = unknown.length > 0 ? await readStems(db, unknown) : undefined
  return { index, questions, stem: (word) => stems.get(word) ?? more?.get(word) ?? word }
}
