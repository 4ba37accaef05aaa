import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { MyJoinRequest } from '../joining.types.ts'
import { joinRequestStateTable } from '../../domain/state-tables.ts'

/** The state of the user's request, with the leader's reason. */
export const JoinRequestState = ({ request: { status, reason } }: { request: MyJoinRequest }) => {
  const t = useTexts('teams')
  return (
    <span className="vacancy-project">
      <StateOf table={joinRequestStateTable} state={status} />
      {reason ? <small>{t('joining.reasonOf', { reason })}</small> : null}
    </span>
  )
}
