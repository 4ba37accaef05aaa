import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getRoles, withdrawRole } from '../../../../roles/contract/role.endpoints.ts'
import { grantableRoles } from '../../../../roles/domain/roles.rules.ts'
import { fullName, type AdministeredPerson } from '../person.types.ts'

/** What a person holds on the portal and in accelerators. */
export const PersonRoles = ({ person }: { person: AdministeredPerson }) => {
  const t = useTexts('administration')
  const answer = useCall(getRoles, { query: { uid: person.uid } }, { deniedHere: true })
  const withdraw = useCommand(withdrawRole, {
    success: t('rights.withdrawn'),
  })
  const take = (role: (typeof grantableRoles)[number]) =>
    confirm({
      title: t('rights.withdrawTitle', { role: t(`roleNames.${role}`) }),
      text: t('rights.withdrawText', { name: fullName(person) }),
      submitLabel: t('rights.withdraw'),
      danger: true,
      onSubmit: () => withdraw.mutateAsync({ body: { uid: person.uid, role } }),
    })
  return (
    <section>
      <h3>{t('panel.roles')}</h3>
      {answer.data ? (
        <Rows>
          <Row title={t('roleNames.INI')} facts={t('panel.everybody')} />
          {answer.data.roles.map(({ role, accelerator, admin, blocked, actions }) => {
            const grantable = actions.includes('withdraw') && grantableRoles.find((one) => one === role)
            return (
              <Row
                key={`${role}:${accelerator?.id ?? ''}`}
                title={t(`roleNames.${role}`)}
                facts={[
                  accelerator ? (accelerator.name ?? t('panel.unnamed')) : t('panel.onPortal'),
                  ...(admin ? [t('panel.administrator')] : []),
                  ...(blocked ? [t('panel.blocked')] : []),
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
