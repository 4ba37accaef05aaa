import { useEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { BulkAction } from '../../actions/bulk/bulk-plan.ts'
import { openBulk } from '../../actions/bulk/open-bulk.tsx'
import type { MenuAction } from '../ActionMenu.tsx'
import { offerInPalette } from '../palette/palette-store.ts'
import { focusedRow } from './list-rows.ts'
import type { RowFacts } from './RowShell.tsx'
import type { Selection } from './use-selection.ts'

type Offered<Row> = {
  rows: readonly Row[]
  facts: RowFacts<Row>
  bulk: readonly BulkAction<Row>[]
  selection: Selection<Row>
}

/** Offers in the command palette what the keys of a list mean: the verbs of the selected rows, else of the row with the focus. */
export const useListPalette = <Row>(
  within: RefObject<HTMLElement | null>,
  { rows, facts, bulk, selection }: Offered<Row>,
): void => {
  const t = useTexts()
  const latest = useRef<() => readonly MenuAction[]>(() => [])
  useEffect(() => {
    const ofSelected = (): MenuAction[] =>
      bulk.map((action) => ({
        key: `selected-${action.name}`,
        label: `${action.label} · ${t('list.selected', { count: selection.rows.length })}`,
        onClick: () => openBulk(action, facts, selection.rows, selection.clear),
      }))
    latest.current = () => {
      if (selection.rows.length > 0) return ofSelected()
      const row = rows[focusedRow(within.current) ?? -1]
      if (row === undefined) return []
      const actions = facts.rowActions?.(row) ?? []
      return actions.map((action) => ({
        ...action,
        key: `row-${action.key}`,
        label: `${action.label} · ${facts.rowName(row)}`,
      }))
    }
  })
  useEffect(() => offerInPalette(() => latest.current()), [])
}
