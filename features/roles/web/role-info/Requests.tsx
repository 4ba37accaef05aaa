import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { roleRequestActions } from '../requests/role-request-actions.ts'
import type { RoleRequest } from '../role.types.ts'
import { roleRequestStateTable } from '../../domain/state-tables.ts'

/** The user's requests for roles. */
export const Requests = ({ requests }: { requests: readonly RoleRequest[] }) => {
  const t = useTexts('roles')
  const actionsOf = useActions(roleRequestActions)
  if (requests.length === 0) return null
  return (
    <Section title={t('requests.mine')}>
      <Rows>
        {requests.map((request) => (
          <Row
            key={request.id}
            title={t(`roleNames.${request.role}`)}
            facts={<DateText value={request.createdAt} />}
            text={request.reason ? t('requests.refusedFor', request) : request.message}
            end={
              <>
                <StateOf table={roleRequestStateTable} state={request.status} />
                <ActionButtons size="small" actions={actionsOf(request)} />
              </>
            }
          />
        ))}
      </Rows>
    </Section>
  )
}
