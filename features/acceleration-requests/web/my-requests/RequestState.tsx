import './my-requests.css'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { MyRequest } from './my-requests.queries.ts'
import { requestStateTable } from '../../domain/state-tables.ts'
import { isRejected } from '../../domain/phases.ts'

/** The state of an application, and the reasons of a rejection. */
export const RequestState = ({ request }: { request: MyRequest }) => {
  const { status, reasons, reason } = request
  const why = [...reasons.map(({ name }) => name), ...(reason ? [reason] : [])].join(' · ')
  return (
    <span className="request-state">
      <StateOf table={requestStateTable} state={status} />
      {isRejected(request) && why ? <small title={why}>{why}</small> : null}
    </span>
  )
}
