import { useMemo, type ClipboardEvent } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { cellsOfBlock } from '../../../../fields/domain/pasted-text.rules.ts'
import { blockOf } from '../grid/selection.ts'
import { valueOf } from '../model/use-cell-text.ts'
import type { TableModel } from '../model/use-table-model.ts'
import { blockHtml, blockText, copiedText } from './copied-text.ts'
import { linesOfBlock, type PastedLine } from './paste-plan.ts'

/** The selected cells as texts. */
export const chosenTexts = (model: TableModel): string[][] => {
  const { top, bottom, left, right } = blockOf(model.grid.get().selection)
  const source = { ...model.editing().references(), locale: currentLocale() }
  return model
    .rows()
    .slice(top, bottom + 1)
    .map((row) =>
      model.columns
        .slice(left, right + 1)
        .map((column) => copiedText(column, valueOf(model, row, column), source)),
    )
}

/** A single text pasted over a block fills all its cells. */
const spread = (cells: string[][], model: TableModel): string[][] => {
  const { top, bottom, left, right } = blockOf(model.grid.get().selection)
  const [first] = cells
  if (cells.length !== 1 || first?.length !== 1) return cells
  return Array.from({ length: bottom - top + 1 }, () =>
    Array.from({ length: right - left + 1 }, () => first[0]!),
  )
}

/** Copying, cutting and pasting blocks, in the spreadsheets' format. */
export const useClipboard = (model: TableModel, onPaste: (lines: PastedLine[]) => void, clear: () => void) =>
  useMemo(() => {
    const copy = (event: ClipboardEvent): boolean => {
      if (model.grid.get().typing || model.rows().length === 0) return false
      const texts = chosenTexts(model)
      event.clipboardData.setData('text/plain', blockText(texts))
      event.clipboardData.setData('text/html', blockHtml(texts))
      event.preventDefault()
      return true
    }
    return {
      onCopy: (event: ClipboardEvent) => void copy(event),
      onCut: (event: ClipboardEvent) => {
        if (copy(event)) clear()
      },
      onPaste: (event: ClipboardEvent) => {
        if (model.grid.get().typing || model.isReadOnly()) return
        event.preventDefault()
        const text = event.clipboardData.getData('text/plain')
        if (text === '') return
        const { top, left } = blockOf(model.grid.get().selection)
        const at = { row: model.rows().length === 0 ? 0 : top, column: left }
        onPaste(linesOfBlock(spread(cellsOfBlock(text), model), at, model.rows(), model.columns))
      },
    }
  }, [model, onPaste, clear])
