import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { listMyAcceleratorTeamRequests } from '../../../contract/team-request.endpoints.ts'
import { requestActions } from '../../request-actions.ts'
import { teamRequestStateTable } from '../../../domain/state-tables.ts'

/** The user's requests to accelerators, newest first. */
export const MyTeamRequests = () => {
  const t = useTexts('teams')
  const answer = useCall(listMyAcceleratorTeamRequests, { query: { limit: 50 } })
  const actionsOf = useActions(requestActions)
  const requests = answer.data?.items ?? []
  if (requests.length === 0) return null
  return (
    <Section title={t('accelerators.asked')}>
      <Rows>
        {requests.map((request) => {
          const { id, accelerator, role, status, message, reason, createdAt } = request
          return (
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
                  <StateOf table={teamRequestStateTable} state={status} />
                  <ActionButtons actions={actionsOf(request)} size="small" />
                </>
              }
            />
          )
        })}
      </Rows>
    </Section>
  )
}
