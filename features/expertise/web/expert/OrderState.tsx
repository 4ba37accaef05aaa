import './expert-order.css'
import { JobState } from '../JobState.tsx'
import type { ExpertOrder } from '../job.types.ts'

/** The state of a job, and why it ended without a result. */
export const OrderState = ({ order }: { order: ExpertOrder }) => (
  <span className="job-state">
    <JobState job={order} />
    {order.reason ? <small title={order.reason}>{order.reason}</small> : null}
  </span>
)
