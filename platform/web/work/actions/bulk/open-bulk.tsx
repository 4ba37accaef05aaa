import { lazy, Suspense } from 'react'
import { openDrawer } from '../../components/drawer/drawer-store.ts'
import { LoadingBlock } from '../../components/states/LoadingBlock.tsx'
import type { BulkAction, RowNames } from './bulk-plan.ts'
import type { BulkDrawer as Drawer } from './BulkDrawer.tsx'
import { bulkText } from './bulk-text.ts'

// The form library is loaded only when a form is opened.
const BulkDrawer = lazy(async () => ({
  default: (await import('./BulkDrawer.tsx')).BulkDrawer,
})) as typeof Drawer

/** Opens the dry run of an action for the selected rows. */
export const openBulk = <Row,>(
  action: BulkAction<Row>,
  names: RowNames<Row>,
  rows: readonly Row[],
  clear: () => void,
): void =>
  openDrawer({
    title: bulkText(action, ''),
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <BulkDrawer rows={rows} names={names} action={action} onDone={clear} />
      </Suspense>
    ),
  })
