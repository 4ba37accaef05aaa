import '../../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import type { TeamRequest } from '../../teams.types.ts'
import { teamRequestStateTable } from '../../../domain/state-tables.ts'

/** A request to join on a narrow screen. */
export const RequestCard = ({ request }: { request: TeamRequest }) => {
  const t = useTexts('teams')
  return (
    <div className="team-card">
      <p>{t(`roleNames.${request.role}`)}</p>
      {request.reason || request.message ? (
        <p className="team-card-from">{request.reason || request.message}</p>
      ) : null}
      <StateOf table={teamRequestStateTable} state={request.status} />
    </div>
  )
}
