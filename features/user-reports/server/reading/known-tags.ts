import { sql } from 'kysely'
import { requestStateWords } from '#features/acceleration-requests'
import { taskStateWords } from '#features/participations'
import { activeTemplates, activeTree, withElements } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import { isAmong } from '#platform/server/sql.ts'
import type { Measure } from '../../../fields/domain/field-type.ts'
import { fieldTypes } from '../../../fields/domain/field-types.ts'
import {
  elementsOf,
  type Element,
  type ElementTree,
  type Field,
  type Words,
} from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/domain/words-in.ts'
import { emptyScope, type KnownScope, type KnownTag } from '../../domain/template-values.ts'
import { serverTexts } from '../server-texts.ts'
import { flagWords, inBoth, stateValues } from './closed-words.ts'
import { isPictureField } from './leaves.ts'

type Locale = 'ru' | 'en'

const types: Record<Measure, NonNullable<KnownTag['type']>> = {
  DAY: 'day',
  ANSWER: 'flag',
  NUMBER: 'number',
  SHARE: 'share',
  MONEY: 'money',
}

const typeOf = (field: Field): NonNullable<KnownTag['type']> => {
  const { holdsFiles, measure } = fieldTypes[field.type]
  if (holdsFiles) return isPictureField(field) ? 'picture' : 'file'
  return measure ? types[measure] : 'text'
}

/** Values of dictionaries, by the code of a dictionary. */
type Choices = Readonly<Record<string, readonly Words[]>>

/** All tags of the accelerator's profiles, and what is chosen from in them. */
export type KnownTree = { tree: ElementTree; choices: Choices }

type Source = { choices: Choices; locale: Locale }

/** The values of a closed list in both languages, the reader's first. */
const valuesOf = (field: Field, { choices, locale }: Source): Pick<KnownTag, 'values'> => {
  const { dictionaryIds, measure } = fieldTypes[field.type]
  const own = dictionaryIds && field.dictionary ? choices[field.dictionary] : undefined
  if (measure === 'ANSWER') return { values: flagWords(locale) }
  return own ? { values: own.map((words) => inBoth(words, locale)) } : {}
}

const fieldTag = (field: Field, source: Source): KnownTag => ({
  name: wordsIn(field.name, source.locale),
  type: typeOf(field),
  ...valuesOf(field, source),
})

const scopeOf = (entries: readonly (readonly [string, KnownTag])[]): KnownScope =>
  entries.reduce<KnownScope>((scope, [tag, known]) => {
    scope[tag] = known
    return scope
  }, emptyScope<KnownScope>())

const elementTag = (element: Element, source: Source): KnownTag => {
  const { locale } = source
  if (element.kind === 'PLAIN') return fieldTag(element, source)
  const fields = element.kind === 'GROUP' ? element.fields : element.columns
  const inside = fields.map((field) => [field.code, fieldTag(field, source)] as const)
  const row: [string, KnownTag][] =
    element.kind === 'TABLE' && element.fixedRows.length > 0
      ? [['RowName', { name: serverTexts[locale].data.rowName, type: 'text' }]]
      : []
  return { name: wordsIn(element.name, locale), list: scopeOf([...inside, ...row]) }
}

/** Tags of every portal by scope, with their types. */
const portalTags = {
  Team: { Person: 'text', Position: 'text', Area: 'text' },
  Tasks: { Task: 'text', Track: 'text', State: 'text', Due: 'day', Started: 'day', Answer: 'text' },
  Applications: { Track: 'text', State: 'text', Submitted: 'day', Decided: 'day' },
  Reviews: { Review: 'text', Task: 'text', Score: 'number', Accepted: 'day', Conclusion: 'text' },
} as const

/** What a review by a template says of each of its criteria. */
const markTags = { Criterion: 'text', Points: 'number', Meaning: 'text' } as const

const named = (
  locale: Locale,
  tags: Readonly<Record<string, NonNullable<KnownTag['type']>>>,
): [string, KnownTag][] => {
  const words: Readonly<Record<string, string>> = serverTexts[locale].tags
  return Object.entries(tags).map(([tag, type]) => [tag, { name: words[tag] ?? tag, type }])
}

/** What differs in one list from the same tag elsewhere: another name, or the values that it can have. */
const special = (locale: Locale, list: string, tag: string, known: KnownTag): KnownTag => {
  const { tags } = serverTexts[locale]
  if (list === 'Team' && tag === 'Position') return { ...known, name: tags.Role }
  if (tag !== 'State') return known
  const words = list === 'Tasks' ? taskStateWords : requestStateWords
  return { ...known, values: stateValues(words, locale) }
}

/** The portal's data on the work in an accelerator is for its participants, experts' opinions are for its team. */
const seenBy = (tag: string): Pick<KnownTag, 'seenBy'> =>
  tag === 'Reviews'
    ? { seenBy: 'team' }
    : tag === 'Name' || tag === 'Position' || tag === 'Number'
      ? {}
      : { seenBy: 'work' }

/** What may be named of one project. */
const projectScope = ({ tree, choices }: KnownTree, locale: Locale): KnownScope => {
  const words: Readonly<Record<string, string>> = serverTexts[locale].tags
  return scopeOf([
    ...named(locale, {
      Name: 'text',
      Number: 'text',
      Leader: 'text',
      Tracker: 'text',
      Track: 'text',
      Programme: 'text',
      Position: 'number',
    }).map(([tag, known]) => [tag, { ...known, ...seenBy(tag) }] as const),
    ...Object.entries(portalTags).map(([tag, inside]): [string, KnownTag] => {
      const marks: [string, KnownTag][] =
        tag === 'Reviews'
          ? [['Marks', { name: words['Marks'] ?? tag, list: scopeOf(named(locale, markTags)) }]]
          : []
      const own = named(locale, inside).map(
        ([field, known]) => [field, special(locale, tag, field, known)] as const,
      )
      const list = scopeOf([...own, ...marks])
      return [tag, { name: words[tag] ?? tag, list, ...seenBy(tag) }]
    }),
    ...elementsOf(tree).map((element) => [element.code, elementTag(element, { choices, locale })] as const),
  ])
}

/** A longer dictionary is not checked: nobody types a value of it by heart. */
const maxChoices = 500

/** Codes of the dictionaries that fields are chosen from. */
const dictionariesOf = (tree: ElementTree): string[] => [
  ...new Set(
    elementsOf(tree)
      .flatMap((element): readonly Field[] => {
        if (element.kind === 'PLAIN') return [element]
        return element.kind === 'GROUP' ? element.fields : element.columns
      })
      .flatMap(({ type, dictionary }) => (fieldTypes[type].dictionaryIds && dictionary ? [dictionary] : [])),
  ),
]

const readChoices = async (db: Db, codes: readonly string[]): Promise<Choices> => {
  if (codes.length === 0) return {}
  const { rows } = await sql<{ code: string; values: Words[] }>`
    select d.code, json_agg(json_build_object('ru', v.name_ru, 'en', v.name_en) order by v.seq, v.id) as values
    from dictionary d join dictionary_value v on v.dictionary_id = d.id
    where ${isAmong(sql`d.code`, codes)}
    group by d.id having count(*) <= ${sql.lit(maxChoices)}`.execute(db)
  return Object.fromEntries(rows.map(({ code, values }) => [code, values]))
}

/** The tree of all profile templates: the main one and those that tasks request. */
export const knownTree = async (db: Db): Promise<KnownTree> => {
  const [main, templates] = await Promise.all([activeTree(db), activeTemplates(db)])
  const tree = templates.reduce(
    (whole, other) =>
      withElements(
        whole,
        other.tree,
        elementsOf(other.tree).map(({ code }) => code),
      ),
    main,
  )
  return { tree, choices: await readChoices(db, dictionariesOf(tree)) }
}

type TagsOf = { oneFile: boolean; parameters: readonly { code: string; name?: string }[]; locale: Locale }

/**
 * All tags that a template may contain: with one file, projects are a list; with one file each, its project is the
 * scope.
 */
export const knownTags = (tree: KnownTree, { oneFile, parameters, locale }: TagsOf): KnownScope => {
  const project = projectScope(tree, locale)
  const whole = scopeOf([
    ...named(locale, { Report: 'text', Date: 'day', Accelerator: 'text', Author: 'text', Count: 'number' }),
    ...parameters.map(({ code, name }): [string, KnownTag] => [
      `Param.${code}`,
      { name: name ?? code, type: 'text' },
    ]),
    ['Projects', { name: serverTexts[locale].tags.Projects, list: project }],
  ])
  return oneFile ? whole : Object.assign(emptyScope<KnownScope>(), project, whole)
}
