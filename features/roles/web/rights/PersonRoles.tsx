import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Slots } from '#platform/web/work/slots.ts'
import { getRoles, withdrawRole } from '../../contract/role.endpoints.ts'
import { grantableRoles } from '../../domain/roles.rules.ts'

/** What a person holds on the portal and in accelerators. */
export const PersonRoles = ({ person }: { person: Slots['person.roles']['person'] }) => {
  const t = useTexts('roles')
  const answer = useCall(getRoles, { query: { uid: person.uid } }, { deniedHere: true })
  const withdraw = useCommand(withdrawRole, {
    success: t('rights.withdrawn'),
  })
  const take = (role: (typeof grantableRoles)[number]) =>
    confirm({
      title: t('rights.withdrawTitle', { role: t(`roleNames.${role}`) }),
      text: t('rights.withdrawText', { name: person.name }),
      submitLabel: t('rights.withdraw'),
      danger: true,
      onSubmit: () => withdraw.mutateAsync({ body: { uid: person.uid, role } }),
    })
  return (
    <section>
      <h3>{t('rights.roles')}</h3>
      {answer.data ? (
        <Rows>
          <Row title={t('roleNames.INI')} facts={t('rights.everybody')} />
          {answer.data.roles.map(({ role, accelerator, admin, blocked, actions }) => {
            const grantable = actions.includes('withdraw') && grantableRoles.find((one) => one === role)
            return (
              <Row
                key={`${role}:${accelerator?.id ?? ''}`}
                title={t(`roleNames.${role}`)}
                facts={[
                  accelerator ? (accelerator.name ?? t('unnamed')) : t('rights.onPortal'),
                  ...(admin ? [t('rights.administrator')] : []),
                  ...(blocked ? [t('rights.blocked')] : []),
                ].join(' · ')}
                end={
                  grantable ? (
                    <Button
                      size="small"
                      variant="text"
                      aria-label={t('rights.withdrawLabel', { role: t(`roleNames.${role}`) })}
                      onClick={() => take(grantable)}
                    >
                      {t('rights.withdraw')}
                    </Button>
                  ) : null
                }
              />
            )
          })}
        </Rows>
      ) : (
        <LoadingBlock lines={3} />
      )}
    </section>
  )
}
