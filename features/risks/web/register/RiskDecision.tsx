import { useCall } from '#platform/web/query/use-call.ts'
import type { SlotProps } from '#platform/web/work/slots.ts'
import { getRisks } from '../../contract/risk.endpoints.ts'
import { AcceptButton } from './AcceptButton.tsx'

/** Accepts a risk until a day, in the notification about it. */
export const RiskDecision = ({ id, params }: SlotProps<'notice.RISK_TO_ACCEPT'>) => {
  const { data } = useCall(
    getRisks,
    { query: { projectId: params['projectId'] ?? '' } },
    { deniedHere: true },
  )
  const risk = data?.risks.find((one) => one.id === id)
  return risk ? <AcceptButton risk={risk} /> : null
}
