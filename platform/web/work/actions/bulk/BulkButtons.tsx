import { Button } from '../../components/Button.tsx'
import { ariaKeys } from '../../shortcuts/keys.ts'
import { withKeys } from '../verb-keys.ts'
import type { BulkAction, RowNames } from './bulk-plan.ts'
import { openBulk } from './open-bulk.tsx'

type Props<Row> = {
  actions: readonly BulkAction<Row>[]
  names: RowNames<Row>
  rows: readonly Row[]
  clear: () => void
}

/** Actions for the selected rows; each opens a dry run first. */
export const BulkButtons = <Row,>({ actions, names, rows, clear }: Props<Row>) =>
  withKeys(actions.map((action) => ({ key: action.name, action }))).map(({ key, action, keys }) => (
    <Button
      key={key}
      size="small"
      {...(action.primary && { variant: 'contained', color: 'primary' })}
      {...(keys && { title: `${action.label} · ${keys}`, 'aria-keyshortcuts': ariaKeys(keys) })}
      onClick={() => openBulk(action, names, rows, clear)}
    >
      {action.label}
    </Button>
  ))
