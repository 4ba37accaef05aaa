import './my-requests.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { getAccelerationRequest } from '../../contract/acceleration-request.endpoints.ts'
import { Answers } from '../application/Answers.tsx'
import type { MyRequest } from './my-requests.queries.ts'
import { ReasonsText } from '../decisions/ReasonsText.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { requestActions } from './request-actions.ts'
import { requestStateTable } from '../../domain/state-tables.ts'
import { isPending } from '../../domain/phases.ts'

const hints = {
  NEW: 'request.waits',
  ACCEPT: null,
  REJECT: 'request.rejected',
  CANCEL: 'request.canceled',
} as const

/** The next step, if any. */
const hintOf = (request: MyRequest): string | null =>
  isPending(request) || request.actions.includes('apply') ? hints[request.status] : null

/** One application with all its texts, in the drawer. */
export const RequestDetails = ({ requestId }: { requestId: number }) => {
  const t = useTexts('acceleration-requests')
  const actionsOf = useActions(requestActions)
  const { data, error, refetch } = useCall(
    getAccelerationRequest,
    { query: { requestId } },
    { deniedHere: true },
  )
  if (!data) {
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
  }
  const actions = actionsOf(data)
  const consent = actions.find(({ key }) => key === 'consent')
  const rest = actions.filter((action) => action !== consent)
  const hint = hintOf(data)
  return (
    <div className="request-details">
      <div>
        <StateOf table={requestStateTable} state={data.status} />
        <p className="request-name">{data.project.name}</p>
      </div>
      <RequestFacts request={data} />
      {data.reason || data.reasons.length > 0 ? (
        <section>
          <h3>{t('request.reason')}</h3>
          <ReasonsText {...data} adviceTitle={t('request.advice')} />
        </section>
      ) : data.advice ? (
        <section>
          <ReasonsText {...data} adviceTitle={t('request.adviceAccepted')} />
        </section>
      ) : null}
      <section>
        <h3>{t('request.message')}</h3>
        <p className="request-text">{data.message || t('request.noMessage')}</p>
      </section>
      {data.hasAnswers ? <Answers requestId={data.id} projectId={data.project.id} own /> : null}
      {hint ? <p className="request-hint">{t(hint)}</p> : null}
      {consent ? (
        <section>
          <h3>{t('consent.title')}</h3>
          <p className="request-text">{t('consent.missing', { accelerator: data.accelerator.name })}</p>
          <ActionButtons actions={[consent]} />
        </section>
      ) : null}
      <div className="request-actions">
        <ActionButtons actions={rest} />
      </div>
    </div>
  )
}
