import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { revokeRoleRequest } from '../../contract/role.endpoints.ts'
import { requestTones, type RoleRequest } from '../role.types.ts'

/** What one has asked an administrator for. */
export const Requests = ({ requests }: { requests: readonly RoleRequest[] }) => {
  const t = useTexts('roles')
  const revoke = useCommand(revokeRoleRequest, { success: t('request.revoked') })
  if (requests.length === 0) return null
  return (
    <Section title={t('request.mine')}>
      <Rows>
        {requests.map(({ id, role, status, message, reason, createdAt, actions }) => (
          <Row
            key={id}
            title={t(`roleNames.${role}`)}
            facts={<DateText value={createdAt} />}
            text={reason ? t('request.reason', { reason }) : message}
            end={
              <>
                <StateChip tone={requestTones[status]} label={t(`requestStates.${status}`)} />
                {actions.includes('revoke') ? (
                  <Button
                    size="small"
                    disabled={revoke.isPending}
                    onClick={() => revoke.mutate({ body: { requestId: id } })}
                  >
                    {t('request.revoke')}
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
