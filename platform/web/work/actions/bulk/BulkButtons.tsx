import { lazy, Suspense } from 'react'
import { Button } from '../../components/Button.tsx'
import { openDrawer } from '../../components/drawer/drawer-store.ts'
import { LoadingBlock } from '../../components/states/LoadingBlock.tsx'
import type { BulkAction, RowNames } from './bulk-plan.ts'
import type { BulkDrawer as Drawer } from './BulkDrawer.tsx'
import { bulkText } from './bulk-text.ts'

// The form library is loaded only when a form is opened.
const BulkDrawer = lazy(async () => ({
  default: (await import('./BulkDrawer.tsx')).BulkDrawer,
})) as typeof Drawer

type Props<Row> = {
  actions: readonly BulkAction<Row>[]
  names: RowNames<Row>
  rows: readonly Row[]
  clear: () => void
}

/** Actions for the selected rows; each opens a dry run first. */
export const BulkButtons = <Row,>({ actions, names, rows, clear }: Props<Row>) =>
  actions.map((action) => {
    const { name, label, primary } = action
    const open = () =>
      openDrawer({
        title: bulkText(action, ''),
        body: (
          <Suspense fallback={<LoadingBlock />}>
            <BulkDrawer rows={rows} names={names} action={action} onDone={clear} />
          </Suspense>
        ),
      })
    return (
      <Button
        key={name}
        size="small"
        {...(primary && { variant: 'contained', color: 'primary' })}
        onClick={open}
      >
        {label}
      </Button>
    )
  })
