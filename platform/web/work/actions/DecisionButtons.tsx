import { ActionButtons } from './ActionButtons.tsx'
import type { Acted, ActionOf, Actions } from './actions-of.ts'
import { useActions } from './use-actions.tsx'

type Props<Row extends Acted> = {
  of: Actions<Row>
  /** Undefined until it is loaded, or if the reader may not read it. */
  row: Row | undefined
  /** The actions that decide; others of the row have no place here. */
  keys: readonly ActionOf<Row>[]
}

/** The actions that decide on a record, while the server allows them: in a notification about it. */
export const DecisionButtons = <Row extends Acted>({ of, row, keys }: Props<Row>) => {
  const actionsOf = useActions<Row>(of)
  const names: readonly string[] = keys
  const actions = row ? actionsOf(row).filter(({ key }) => names.includes(key)) : []
  return <ActionButtons actions={actions} size="small" />
}
