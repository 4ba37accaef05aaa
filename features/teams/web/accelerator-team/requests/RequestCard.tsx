import '../../teams.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { teamRequestTones, type TeamRequest } from '../../teams.types.ts'

/** A request to join on a narrow screen. */
export const RequestCard = ({ request }: { request: TeamRequest }) => {
  const t = useTexts('teams')
  return (
    <div className="team-card">
      <p>{t(`roleNames.${request.role}`)}</p>
      {request.reason || request.message ? (
        <p className="team-card-from">{request.reason || request.message}</p>
      ) : null}
      <StateChip tone={teamRequestTones[request.status]} label={t(`requestStates.${request.status}`)} />
    </div>
  )
}
