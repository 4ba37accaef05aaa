import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { joinRequestTones, type MyJoinRequest } from '../joining.types.ts'

/** How an own request stands, with the leader's reason. */
export const JoinRequestState = ({ request: { status, reason } }: { request: MyJoinRequest }) => {
  const t = useTexts('teams')
  return (
    <span className="vacancy-project">
      <StateChip tone={joinRequestTones[status]} label={t(`myRequests.states.${status}`)} />
      {reason ? <small>{t('joining.reasonOf', { reason })}</small> : null}
    </span>
  )
}
