import type { Db } from '#platform/server/context.ts'
import { namedBy, type Holder, type Part } from '../../fields/domain/conditions.rules.ts'
import { elementsOf, fieldsOf, type ElementTree } from '../../fields/domain/tree.ts'
import type { Problem } from './publication-problems.ts'

/** A condition on dictionary values, and its place. */
type Asking = { place: Pick<Problem, 'code' | 'field'>; dictionary: string; ids: number[] }

const askingIn = (tree: ElementTree): Asking[] => {
  const asking = (place: Asking['place'], { showIf }: Part, holder?: Holder): Asking[] => {
    const other = showIf && namedBy(tree, showIf, holder)
    if (!other || !('type' in other) || other.type !== 'LIST' || !other.dictionary) return []
    const ids = showIf.anyOf.filter((one) => typeof one === 'number')
    return ids.length > 0 ? [{ place, dictionary: other.dictionary, ids }] : []
  }
  return elementsOf(tree).flatMap((element) => {
    const { code } = element
    const own = asking({ code }, element)
    if (element.kind === 'PLAIN') return own
    return [
      ...own,
      ...fieldsOf(element).flatMap((field) => asking({ code, field: field.code }, field, element)),
    ]
  })
}

/**
 * Conditions with values that can no longer be chosen, because they are archived or in another dictionary. Without any
 * remaining value the dependent element would never be shown to new users, which prevents publication (`lost`). With
 * some remaining, the others may be intended for profiles that still have them (`partly`).
 */
export const conditionValueProblems = async (
  db: Db,
  tree: ElementTree,
): Promise<{ lost: Problem[]; partly: Problem[] }> => {
  const asking = askingIn(tree)
  if (asking.length === 0) return { lost: [], partly: [] }
  const rows = await db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select(['v.id', 'd.code'])
    .where('v.id', 'in', [...new Set(asking.flatMap(({ ids }) => ids))])
    .where('v.status', '=', 'ACTIVE')
    .execute()
  const dictionaryOf = new Map(rows.map(({ id, code }) => [id, code]))
  const left = ({ dictionary, ids }: Asking) => ids.filter((id) => dictionaryOf.get(id) === dictionary).length
  const named = (problem: string, which: (one: Asking) => boolean): Problem[] =>
    asking.filter(which).map(({ place }) => ({ ...place, problem }))
  return {
    lost: named('CONDITION_VALUES_GONE', (one) => left(one) === 0),
    partly: named('CONDITION_VALUE_ARCHIVED', (one) => left(one) > 0 && left(one) < one.ids.length),
  }
}
