import { useCallback, useMemo, useState } from 'react'

/** Selected rows of the current page; rows that leave the page are deselected. */
export type Selection<Row> = {
  rows: Row[]
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  clear: () => void
  all: boolean
}

/** Row selection for bulk actions: `const selection = useSelection(items, (row) => row.id)`. */
export const useSelection = <Row>(
  items: readonly Row[],
  keyOf: (row: Row) => string | number,
): Selection<Row> => {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set())
  const rows = useMemo(() => items.filter((row) => keys.has(keyOf(row))), [items, keys, keyOf])
  const all = items.length > 0 && rows.length === items.length
  const toggle = useCallback(
    (row: Row) =>
      setKeys((now) => {
        const next = new Set(now)
        if (!next.delete(keyOf(row))) next.add(keyOf(row))
        return next
      }),
    [keyOf],
  )
  return {
    rows,
    has: (row) => keys.has(keyOf(row)),
    toggle,
    toggleAll: () => setKeys(all ? new Set() : new Set(items.map(keyOf))),
    clear: () => setKeys(new Set()),
    all,
  }
}
