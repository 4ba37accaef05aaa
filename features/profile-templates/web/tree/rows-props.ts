import type { ReactNode } from 'react'
import type { Landing, TreeRow } from './tree-rows.ts'

/** Props of the tree's rows, with or without drag and drop. */
export type RowsProps = {
  rows: readonly TreeRow[]
  draw: (row: TreeRow, handle?: ReactNode) => ReactNode
  onLand: (key: string, landing: Landing) => void
}
