import { elementsOf, type TableElement, type ElementTree } from '../../../fields/domain/tree.ts'
import type { ProfileValues } from '../../../fields/domain/values.ts'
import { randomId } from '#platform/web/random-id.ts'
import type { LoadedItem, LoadedValues } from '../filling/store-types.ts'

const withFixedRows = ({ fixedRows }: TableElement, items: readonly LoadedItem[]): LoadedItem[] => {
  return [
    ...fixedRows.map(
      ({ key }) => items.find(({ rowKey }) => rowKey === key) ?? { id: randomId(), rowKey: key, values: {} },
    ),
    ...items.filter(({ rowKey }) => rowKey === null),
  ]
}

/** Values entered in the preview, applied to a changed tree: codes keep their values, tables get their fixed rows. */
export const previewValues = (tree: ElementTree, tried: ProfileValues): LoadedValues => ({
  plain: tried.plain,
  items: Object.fromEntries(
    elementsOf(tree).flatMap((element): [string, LoadedItem[]][] => {
      const items = tried.items[element.code] ?? []
      if (element.kind === 'TABLE') return [[element.code, withFixedRows(element, items)]]
      return element.kind === 'GROUP' ? [[element.code, items]] : []
    }),
  ),
})
