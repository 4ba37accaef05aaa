import { useEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { BulkAction } from '../../actions/bulk/bulk-plan.ts'
import { openBulk } from '../../actions/bulk/open-bulk.tsx'
import type { MenuAction } from '../ActionMenu.tsx'
import { offerInPalette } from '../palette/palette-store.ts'
import { focusedRow } from './list-rows.ts'
import type { RowFacts } from './RowShell.tsx'

type Offered<Row> = {
  rows: readonly Row[]
  facts: RowFacts<Row>
  /** Actions for the selected rows. */
  bulk?: readonly BulkAction<Row>[]
}

/** Offers in the command palette what the keys of a list mean: the verbs of the selected rows, and of the row with the focus. */
export const useListPalette = <Row>(
  within: RefObject<HTMLElement | null>,
  { rows, facts, bulk = [] }: Offered<Row>,
): void => {
  const t = useTexts()
  const latest = useRef<() => readonly MenuAction[]>(() => [])
  useEffect(() => {
    const { selection } = facts
    const chosen = selection?.rows ?? []
    const ofSelected = (): MenuAction[] =>
      bulk.map((action) => ({
        key: `selected-${action.name}`,
        label: `${action.label} · ${t('list.selected', { count: chosen.length })}`,
        onClick: () => openBulk(action, facts, chosen, () => selection?.clear()),
      }))
    latest.current = () => {
      const row = rows[focusedRow(within.current) ?? -1] ?? (chosen.length === 1 ? chosen[0] : undefined)
      const ofRow = (row === undefined ? [] : (facts.rowActions?.(row) ?? [])).map((action) => ({
        ...action,
        key: `row-${action.key}`,
        label: `${action.label} · ${facts.rowName(row!)}`,
      }))
      if (chosen.length === 0) return ofRow
      // What is done with the selected rows is not offered for one of them again.
      const inBulk = new Set(bulk.map(({ name }) => `row-${name}`))
      return [...ofSelected(), ...ofRow.filter(({ key }) => !inBulk.has(key))]
    }
  })
  useEffect(() => offerInPalette(() => latest.current()), [])
}
