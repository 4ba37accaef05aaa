import type { RefObject } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import type { BulkAction } from '../../actions/bulk/bulk-plan.ts'
import { openBulk } from '../../actions/bulk/open-bulk.tsx'
import { withKeys } from '../../actions/verb-keys.ts'
import type { Shortcut } from '../../shortcuts/shortcuts.ts'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { focusedRow, focusRow, isListMeant } from './list-rows.ts'
import type { RowFacts } from './RowShell.tsx'

/** Rows whose verbs are looked through for the list of keys. */
const lookedThrough = 50

type Keyed<Row> = {
  rows: readonly Row[]
  facts: RowFacts<Row>
  /** Actions for the selected rows. */
  bulk?: readonly BulkAction<Row>[]
}

/** The letters of the verbs: for the selected rows, else for the row with the focus. */
const verbsOf = <Row>(
  within: RefObject<Element | null>,
  { rows, facts, bulk = [] }: Keyed<Row>,
): Shortcut[] => {
  const { selection } = facts
  const actionsAt = (row: Row) => withKeys(facts.rowActions?.(row) ?? [])
  const ofSelected = withKeys(bulk.map((action) => ({ key: action.name, action })))
  const labels = new Map<string, string>()
  for (const { keys, action } of ofSelected) if (keys) labels.set(keys, action.label)
  for (const row of rows.slice(0, lookedThrough))
    for (const { keys, label } of actionsAt(row)) if (keys && !labels.has(keys)) labels.set(keys, label)

  const meant = (keys: string): (() => void) | undefined => {
    if (selection && selection.rows.length > 0) {
      const one = ofSelected.find((each) => each.keys === keys)
      return one && (() => openBulk(one.action, facts, selection.rows, selection.clear))
    }
    const row = rows[focusedRow(within.current) ?? -1]
    const one = row === undefined ? undefined : actionsAt(row).find((each) => each.keys === keys)
    return one && !one.disabledReason && !one.pending ? one.onClick : undefined
  }
  return [...labels].map(([keys, label]) => ({
    keys,
    label,
    when: () => isListMeant(within.current) && meant(keys) !== undefined,
    run: () => meant(keys)?.(),
  }))
}

/**
 * The keys of a list: J and K move, also from the top of the page to its first row, X selects, Enter opens, letters
 * start the verbs.
 */
export const useListKeys = <Row>(within: RefObject<HTMLElement | null>, keyed: Keyed<Row>): void => {
  const t = useTexts()
  const { rows, facts } = keyed
  const { selection } = facts
  const mayRun = (): boolean => isListMeant(within.current)
  const step = (by: 1 | -1) => () => {
    const at = focusedRow(within.current)
    focusRow(within.current, at === null ? (by > 0 ? 0 : rows.length - 1) : at + by)
  }
  const toggle = () => {
    const row = rows[focusedRow(within.current) ?? -1]
    if (row !== undefined) selection?.toggle(row)
  }
  useShortcuts(
    rows.length === 0
      ? []
      : [
          { keys: 'J', label: t('shortcuts.nextRow'), when: mayRun, run: step(1) },
          { keys: 'K', label: t('shortcuts.previousRow'), when: mayRun, run: step(-1) },
          ...(selection ? [{ keys: 'X', label: t('shortcuts.selectRow'), when: mayRun, run: toggle }] : []),
          ...(rows.slice(0, lookedThrough).some((row) => facts.rowLink?.(row))
            ? [{ keys: 'Enter', label: t('shortcuts.openRow') }]
            : []),
          ...verbsOf(within, keyed),
        ],
    { within },
  )
}
