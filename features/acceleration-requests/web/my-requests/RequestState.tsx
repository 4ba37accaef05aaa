import './my-requests.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { requestTones, type MyRequest } from './my-requests.queries.ts'

/** The state of an application, and why it was rejected. */
export const RequestState = ({ request: { status, reason } }: { request: MyRequest }) => {
  const t = useTexts('acceleration-requests')
  return (
    <span className="request-state">
      <StateChip tone={requestTones[status]} label={t(`states.${status}`)} />
      {status === 'REJECT' && reason ? <small title={reason}>{reason}</small> : null}
    </span>
  )
}
