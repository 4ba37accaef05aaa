import { breakpoints } from '../../../breakpoints.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ActionMenu } from '../../components/ActionMenu.tsx'
import { Button } from '../../components/Button.tsx'
import { useNarrow } from '../../components/use-narrow.ts'
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

/** Actions for the selected rows; each opens a dry run first. On a phone all but the first are in a menu. */
export const BulkButtons = <Row,>({ actions, names, rows, clear }: Props<Row>) => {
  const t = useTexts()
  const isNarrow = useNarrow(breakpoints.s)
  const open = (action: BulkAction<Row>) => openBulk(action, names, rows, clear)
  const first = actions.find(({ primary }) => primary) ?? actions[0]
  const keyed = withKeys(actions.map((action) => ({ key: action.name, action })))
  const isMenu = isNarrow && actions.length > 2
  const shown = isMenu ? keyed.filter(({ action }) => action === first) : keyed
  const rest = isMenu ? actions.filter((action) => action !== first) : []
  return (
    <>
      {shown.map(({ key, action, keys }) => (
        <Button
          key={key}
          size="small"
          {...(action.primary && action === first && { variant: 'contained', color: 'primary' })}
          {...(keys && { title: `${action.label} · ${keys}`, 'aria-keyshortcuts': ariaKeys(keys) })}
          onClick={() => open(action)}
        >
          {action.label}
        </Button>
      ))}
      <ActionMenu
        label={t('actions.more')}
        actions={rest.map((action) => ({
          key: action.name,
          label: action.label,
          danger: action.danger,
          onClick: () => open(action),
        }))}
      />
    </>
  )
}
