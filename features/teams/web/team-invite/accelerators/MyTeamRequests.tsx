import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import {
  listMyAcceleratorTeamRequests,
  revokeAcceleratorTeamRequest,
} from '../../../contract/team-request.endpoints.ts'
import { staleAfterAsking } from '../../teams.reads.ts'
import { teamRequestTones } from '../../teams.types.ts'

/** What one has asked accelerators for, newest first. */
export const MyTeamRequests = () => {
  const t = useTexts('teams')
  const asked = useCall(listMyAcceleratorTeamRequests, { query: { limit: 50 } })
  const revoke = useDeed(revokeAcceleratorTeamRequest, {
    refreshes: staleAfterAsking,
    success: t('requests.revoked'),
  })
  const requests = asked.data?.items ?? []
  if (requests.length === 0) return null
  return (
    <Section title={t('accelerators.asked')}>
      <Rows>
        {requests.map(({ id, accelerator, role, status, message, reason, createdAt, actions }) => (
          <Row
            key={id}
            title={accelerator.name ?? t('unnamed')}
            facts={
              <>
                <span>{t(`roleNames.${role}`)}</span> <DateText value={createdAt} />
              </>
            }
            text={reason ? t('requests.reasonOf', { reason }) : message}
            end={
              <>
                <StateChip tone={teamRequestTones[status]} label={t(`requestStates.${status}`)} />
                {actions.includes('revoke') ? (
                  <Button
                    size="small"
                    disabled={revoke.isPending}
                    onClick={() => revoke.mutate({ body: { requestId: id } })}
                  >
                    {t('requests.revoke')}
                  </Button>
                ) : null}
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  )
}
