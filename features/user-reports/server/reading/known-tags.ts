import { activeTemplates, activeTree, withElements } from '#features/profile-templates'
import type { Db } from '#platform/server/context.ts'
import type { DataType } from '../../../fields/domain/element-types.ts'
import { elementsOf, type Element, type ElementTree, type Field } from '../../../fields/domain/tree.ts'
import { emptyScope, type KnownScope, type KnownTag } from '../../domain/template-values.ts'
import { isPictureField, wordsIn } from './leaves.ts'
import { serverTexts } from '../server-texts.ts'

type Locale = 'ru' | 'en'

const types: Partial<Record<DataType, NonNullable<KnownTag['type']>>> = {
  DATE: 'day',
  BOOLEAN: 'flag',
  INTEGER: 'number',
  NUMBER: 'number',
  PERCENT: 'number',
  SCALE: 'number',
  MONEY: 'money',
}

const typeOf = (field: Field): NonNullable<KnownTag['type']> => {
  if (field.type === 'FILE') return isPictureField(field) ? 'picture' : 'file'
  return types[field.type] ?? 'text'
}

const fieldTag = (field: Field, locale: Locale): KnownTag => ({
  name: wordsIn(field.name, locale),
  type: typeOf(field),
})

const scopeOf = (entries: readonly (readonly [string, KnownTag])[]): KnownScope =>
  entries.reduce<KnownScope>((scope, [tag, known]) => {
    scope[tag] = known
    return scope
  }, emptyScope<KnownScope>())

const elementTag = (element: Element, locale: Locale): KnownTag => {
  if (element.kind === 'PLAIN') return fieldTag(element, locale)
  const fields = element.kind === 'GROUP' ? element.fields : element.columns
  const inside = fields.map((field) => [field.code, fieldTag(field, locale)] as const)
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

/** What the portal knows of the work in an accelerator is for who takes part in it, what experts said for its team. */
const seenBy = (tag: string): Pick<KnownTag, 'seenBy'> =>
  tag === 'Reviews'
    ? { seenBy: 'team' }
    : tag === 'Name' || tag === 'Position' || tag === 'Number'
      ? {}
      : { seenBy: 'work' }

/** What may be named of one project. */
const projectScope = (tree: ElementTree, locale: Locale): KnownScope => {
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
      const list = scopeOf([...named(locale, inside), ...marks])
      return [tag, { name: words[tag] ?? tag, list, ...seenBy(tag) }]
    }),
    ...elementsOf(tree).map((element) => [element.code, elementTag(element, locale)] as const),
  ])
}

/** The tree of all profile templates: the main one and those that tasks request. */
export const knownTree = async (db: Db): Promise<ElementTree> => {
  const [main, templates] = await Promise.all([activeTree(db), activeTemplates(db)])
  return templates.reduce(
    (tree, other) =>
      withElements(
        tree,
        other.tree,
        elementsOf(other.tree).map(({ code }) => code),
      ),
    main,
  )
}

type Asked = { oneFile: boolean; parameters: readonly { code: string; name?: string }[]; locale: Locale }

/**
 * All tags that a template may contain: with one file, projects are a list; with one file each, its project is the
 * scope.
 */
export const knownTags = (tree: ElementTree, { oneFile, parameters, locale }: Asked): KnownScope => {
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
