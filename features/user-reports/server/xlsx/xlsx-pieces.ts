import { childOf, childrenOf } from '#platform/server/documents/xml-tree.ts'
import type { Piece } from '../../domain/check-tags.rules.ts'
import { cellText, readWorkbook, type Parts } from './workbook.ts'

/** The texts of a workbook's cells, by sheet and row. */
export const xlsxPieces = (parts: Parts): Piece[] => {
  const { sheets, shared } = readWorkbook(parts)
  return sheets.flatMap(({ name, root }) => {
    const data = childOf(root, 'sheetData')
    return (data ? childrenOf(data, 'row') : []).flatMap((row) =>
      childrenOf(row, 'c').flatMap((cell): Piece[] => {
        const text = cellText(cell, shared)
        return text ? [{ part: name, place: cell.attributes['r'] ?? '', text }] : []
      }),
    )
  })
}
