import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { readFormula } from '../contract/read-formula.ts'
import { elementsOf, fieldsOf, type TableElement, type TemplateTree } from '../domain/template.ts'
import { changedTypes, templateProblems } from '../domain/template.rules.ts'
import { formulaOrder, numericColumns } from '../domain/table.rules.ts'
import type { Expression } from '../domain/formula.ts'

/** What keeps a version from being published, by the code of the element. */
export type Problem = { code: string; problem: string; at?: string }

const formulaProblems = (table: TableElement): Problem[] => {
  const known = new Set(numericColumns(table).map(({ code }) => code))
  const read = new Map<string, Expression>()
  const problems: Problem[] = []
  for (const { code, columnType, formula } of table.columns) {
    if (columnType !== 'CALCULATE' || !formula?.trim()) continue
    const found = readFormula(formula, known)
    if ('expression' in found) read.set(code, found.expression)
    else problems.push({ code: table.code, problem: `FORMULA_${found.problem}`, at: `${code}: ${found.at}` })
  }
  return formulaOrder(read) === null
    ? [...problems, { code: table.code, problem: 'FORMULA_CIRCULAR' }]
    : problems
}

const unknownDictionaries = async (db: Db, tree: TemplateTree): Promise<Problem[]> => {
  const wanted = elementsOf(tree).flatMap((element) =>
    fieldsOf(element).flatMap(({ dictionary }) => (dictionary ? [{ code: element.code, dictionary }] : [])),
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
    .map(({ code, dictionary }) => ({ code, problem: 'DICTIONARY_UNKNOWN', at: dictionary }))
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

/** Everything that keeps a version from being published. */
export const publicationProblems = async (
  db: Db,
  templateId: number,
  tree: TemplateTree,
): Promise<Problem[]> => [
  ...templateProblems(tree),
  ...elementsOf(tree).flatMap((element) => (element.kind === 'TABLE' ? formulaProblems(element) : [])),
  ...(await unknownDictionaries(db, tree)),
  ...(await foreignTypes(db, templateId, tree)),
]
