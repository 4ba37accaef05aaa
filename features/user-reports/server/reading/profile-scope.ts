import { tableFormulas, type References } from '#features/fields'
import {
  storedValues,
  openProfile,
  readReferences,
  valuesIn,
  withFixedRows,
} from '#features/project-profiles'
import type { ProjectSubject } from '#features/projects'
import type { Context } from '#platform/server/context.ts'
import { shownItems, shownTable, shownValues } from '../../../fields/domain/shown.rules.ts'
import {
  calculatedCells,
  calculatedValue,
  rowsOf,
  withDisplayed,
} from '../../../fields/domain/table.rules.ts'
import {
  elementsOf,
  type Element,
  type ElementTree,
  type GroupElement,
  type TableElement,
} from '../../../fields/domain/tree.ts'
import type { ProfileValues } from '../../../fields/domain/values.ts'
import { wordsIn } from '../../../fields/domain/words-in.ts'
import { emptyScope, type Leaf, type Scope } from '../../domain/template-values.ts'
import { picturesAmong, picturesOfTexts } from '../pictures/load-pictures.ts'
import { leafOf, textLeaf, type LeafSource } from './leaves.ts'

type Source = LeafSource & { tree: ElementTree; values: ProfileValues }

const scopeOf = (entries: readonly (readonly [string, Leaf])[]): Scope =>
  entries.reduce<Scope>((scope, [tag, leaf]) => {
    scope[tag] = leaf
    return scope
  }, emptyScope<Scope>())

const groupRows = (group: GroupElement, source: Source): Scope[] =>
  shownItems(source.tree, group, source.values).map(({ item, fields }) =>
    scopeOf(
      fields.map((field) => {
        const whole = group.fields.find(({ code }) => code === field.code) ?? field
        return [field.code, leafOf(whole, item.values[field.code], source)] as const
      }),
    ),
  )

const tableRows = (whole: TableElement, source: Source): Scope[] => {
  const { values, locale } = source
  const table = shownTable(source.tree, whole, values.plain)
  const rows = rowsOf(table, values.items[table.code] ?? [])
  const items = withDisplayed(
    table,
    rows.map(({ item }) => item),
    values.plain,
  )
  const calculated = calculatedCells(items, tableFormulas(table, whole))
  return rows.map(({ fixed }, at) =>
    scopeOf([
      ...(fixed ? [['RowName', textLeaf(wordsIn(fixed.name, locale))] as const] : []),
      ...table.columns.map((column): readonly [string, Leaf] => {
        if (fixed && column.columnType === 'ADD') return [column.code, textLeaf(wordsIn(fixed.name, locale))]
        if (column.columnType === 'INFO')
          return [column.code, textLeaf(wordsIn(fixed?.info[column.code], locale))]
        const value =
          column.columnType === 'CALCULATE'
            ? calculatedValue(column, calculated[at]?.[column.code] ?? null)
            : items[at]?.values[column.code]
        return [column.code, leafOf(column, value, source)]
      }),
    ]),
  )
}

const valueOf = (element: Element, source: Source): Leaf | Scope[] => {
  if (element.kind === 'PLAIN') return leafOf(element, source.values.plain[element.code], source)
  return element.kind === 'GROUP' ? groupRows(element, source) : tableRows(element, source)
}

/** The profile as a scope of tags, without values that the team or a condition hides from the reader. */
export const profileScope = async (ctx: Context, project: ProjectSubject): Promise<Scope> => {
  const { tree, codes, readable } = await openProfile(ctx, project)
  const values = readable(await storedValues(ctx, project, codes))
  const shown = shownValues(tree, withFixedRows(project.id, tree, values))
  const references: References = await readReferences(ctx.db, shown)
  const read = new Set(codes)
  const [files, inTexts] = await Promise.all([
    picturesAmong(ctx.db, Object.keys(references.files)),
    picturesOfTexts(ctx.db, project.id, valuesIn(shown)),
  ])
  const images = new Set([...files, ...inTexts])
  const source: Source = { tree, values: shown, references, locale: ctx.locale, images }
  return elementsOf(tree)
    .filter(({ code }) => read.has(code))
    .reduce<Scope>((scope, element) => {
      scope[element.code] = valueOf(element, source)
      return scope
    }, emptyScope<Scope>())
}
