import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { moveRemark } from '../../contract/remark.endpoints.ts'
import type { RemarkAction } from '../../domain/states.ts'
import { remarkStateTable } from '../../domain/state-tables.ts'

type Remark = { id: number; actions: readonly RemarkAction[] }

const move =
  (action: RemarkAction) =>
  ({ id }: Remark) =>
    call(moveRemark, { body: { commentId: id, action } })

/** Actions on a review comment; without success notices, because its state changes visibly. */
export const remarkActions = actionsOf<Remark>(
  'participations:remarks.actions',
  {
    mend: { quiet: true, send: move('mend') },
    takeBack: { quiet: true, send: move('takeBack') },
    settle: { quiet: true, send: move('settle') },
    reopen: { quiet: true, send: move('reopen') },
  },
  { states: remarkStateTable },
)
