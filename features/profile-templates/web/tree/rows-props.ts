import type { ReactNode } from 'react'
import type { Landing, TreeRow } from './tree-rows.ts'

/** What draws the lines of the tree, with dragging or without. */
export type RowsProps = {
  rows: readonly TreeRow[]
  draw: (row: TreeRow, handle?: ReactNode) => ReactNode
  onLand: (key: string, landing: Landing) => void
}
