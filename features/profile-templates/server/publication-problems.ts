import { formulaProblems } from '#features/fields'
import type { Db } from '#platform/server/context.ts'
import { elementsOf, fieldsOf, type Element, type Field, type ElementTree } from '../../fields/domain/tree.ts'
import type { TemplatePurpose } from '../domain/states.ts'
import { codesOtherwise, removedCodes, templateProblems } from '../domain/template.rules.ts'
import { codesInUse } from './code-uses.ts'
import { conditionValueProblems } from './condition-values.ts'
import { publishedCodes } from './known-codes.ts'
import { formsOf } from './template-files.ts'

/** A problem that prevents publication, with the codes of the element and the field. */
export type Problem = { code: string; problem: string; field?: string; at?: string }

/** The place of a field; a plain element is its own field. */
const placeIn = ({ code }: Element, field: Field): Pick<Problem, 'code' | 'field'> =>
  field.code === code ? { code } : { code, field: field.code }

const unknownDictionaries = async (db: Db, tree: ElementTree): Promise<Problem[]> => {
  const wanted = elementsOf(tree).flatMap((element) =>
    fieldsOf(element).flatMap((field) =>
      field.dictionary ? [{ place: placeIn(element, field), dictionary: field.dictionary }] : [],
    ),
  )
  if (wanted.length === 0) return []
  const rows = await db
    .selectFrom('dictionary')
    .select('code')
    .where('code', 'in', [...new Set(wanted.map(({ dictionary }) => dictionary))])
    .execute()
  const known = new Set(rows.map(({ code }) => code))
  return wanted
    .filter(({ dictionary }) => !known.has(dictionary))
    .map(({ place, dictionary }) => ({ ...place, problem: 'DICTIONARY_UNKNOWN', at: dictionary }))
}

type Template = { templateId: number; main: boolean; purpose: TemplatePurpose }

/** The place of a code in a tree. */
const placeOfCode = (tree: ElementTree, code: string): Pick<Problem, 'code' | 'field'> => {
  const holder = elementsOf(tree).find((element) => fieldsOf(element).some((field) => field.code === code))
  return holder && holder.code !== code ? { code: holder.code, field: code } : { code }
}

/** Codes that other templates have published with another type: a code has one value, so it has one type. */
const foreignTypes = async (
  db: Db,
  { templateId, purpose }: Template,
  tree: ElementTree,
): Promise<Problem[]> => {
  if (purpose === 'EXPERTISE') return []
  const others = (await publishedCodes(db)).filter(
    (one) => one.templateId !== templateId && one.purpose === 'PROFILE',
  )
  const named = new Map(
    others
      .toReversed()
      .flatMap(({ shapes, template }) => codesOtherwise(shapes, tree).map((code) => [code, template])),
  )
  return [...named].map(([code, template]) => ({
    ...placeOfCode(tree, code),
    problem: 'TYPE_OTHERWISE_ELSEWHERE',
    at: template,
  }))
}

/** Codes in use that the active version has and the draft, created from an older one, lacks. */
const lostCodes = async (db: Db, template: Template, tree: ElementTree): Promise<Problem[]> => {
  const active = await db
    .selectFrom('profile_template_version')
    .select('tree')
    .where('template_id', '=', template.templateId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!active) return []
  const before = active.tree as ElementTree
  const lost = await codesInUse(db, template, removedCodes(before, tree))
  return [...lost].map((code) => ({
    code,
    problem: 'USED_GONE',
    at: elementsOf(before).find((element) => element.code === code)?.name.ru ?? code,
  }))
}

/** A form must be a file uploaded for a template, so that no other file of the portal is disclosed by its id. */
const unknownForms = async (db: Db, tree: ElementTree): Promise<Problem[]> => {
  const known = new Set((await formsOf(db, tree)).map(({ id }) => id))
  return elementsOf(tree).flatMap((element) =>
    fieldsOf(element).flatMap((field) =>
      field.templateFileId && !known.has(field.templateFileId)
        ? [{ ...placeIn(element, field), problem: 'FORM_UNKNOWN' }]
        : [],
    ),
  )
}

/** All problems that prevent publication. */
export const publicationProblems = async (
  db: Db,
  template: Template,
  tree: ElementTree,
): Promise<Problem[]> => [
  ...templateProblems(tree, template.purpose),
  ...formulaProblems(tree),
  ...(await unknownDictionaries(db, tree)),
  ...(await foreignTypes(db, template, tree)),
  ...(await lostCodes(db, template, tree)),
  ...(await unknownForms(db, tree)),
  ...(await conditionValueProblems(db, tree)).lost,
]
