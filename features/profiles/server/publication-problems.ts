import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { formulaProblems } from '../contract/formula-problems.ts'
import { elementsOf, fieldsOf, type Element, type Field, type TemplateTree } from '../domain/template.ts'
import { changedTypes, templateProblems } from '../domain/template.rules.ts'
import { conditionValueProblems } from './condition-values.ts'
import { formsOf } from './template-files.ts'

/** What keeps a version from being published, by the code of the element and of the field in it. */
export type Problem = { code: string; problem: string; field?: string; at?: string }

/** Where a field stands; a plain element is its own field. */
const placeIn = ({ code }: Element, field: Field): Pick<Problem, 'code' | 'field'> =>
  field.code === code ? { code } : { code, field: field.code }

const unknownDictionaries = async (db: Db, tree: TemplateTree): Promise<Problem[]> => {
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

/** Other templates give the same codes: a value is kept once, so it has one type everywhere. */
const foreignTypes = async (db: Db, templateId: number, tree: TemplateTree): Promise<Problem[]> => {
  const { rows } = await sql<{ tree: TemplateTree; name: string }>`
    select v.tree, t.name from profile_template_version v join profile_template t on t.id = v.template_id
    where v.template_id <> ${templateId} and v.status = 'ACTIVE'`.execute(db)
  return rows.flatMap(({ tree: other, name }) =>
    changedTypes(other, tree).map((code) => ({ code, problem: 'TYPE_OTHERWISE_ELSEWHERE', at: name })),
  )
}

/** A form is a file that was uploaded for a template: no other file of the portal is given away by naming it here. */
const unknownForms = async (db: Db, tree: TemplateTree): Promise<Problem[]> => {
  const known = new Set((await formsOf(db, tree)).map(({ id }) => id))
  return elementsOf(tree).flatMap((element) =>
    fieldsOf(element).flatMap((field) =>
      field.templateFileId && !known.has(field.templateFileId)
        ? [{ ...placeIn(element, field), problem: 'FORM_UNKNOWN' }]
        : [],
    ),
  )
}

/** Everything that keeps a version from being published. */
export const publicationProblems = async (
  db: Db,
  templateId: number,
  tree: TemplateTree,
): Promise<Problem[]> => [
  ...templateProblems(tree),
  ...formulaProblems(tree),
  ...(await unknownDictionaries(db, tree)),
  ...(await foreignTypes(db, templateId, tree)),
  ...(await unknownForms(db, tree)),
  ...(await conditionValueProblems(db, tree)).lost,
]
