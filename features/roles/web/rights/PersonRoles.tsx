import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows } from '#platform/web/work/components/rows/Rows.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { Slots } from '#platform/web/work/slots.ts'
import { getRoles } from '../../contract/role.endpoints.ts'
import { rightActions } from './right-actions.ts'

/** A person's roles in the portal and in accelerators. */
export const PersonRoles = ({ person }: { person: Slots['person.roles']['person'] }) => {
  const t = useTexts('roles')
  const answer = useCall(getRoles, { query: { uid: person.uid } }, { deniedHere: true })
  const actionsOf = useActions(rightActions, { person })
  return (
    <section>
      <h3>{t('rights.roles')}</h3>
      {answer.data ? (
        <Rows>
          <Row title={t('roleNames.INI')} facts={t('rights.everybody')} />
          {answer.data.roles.map((heldRole) => {
            const { role, accelerator, admin, blocked } = heldRole
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
                  <ActionButtons
                    actions={actionsOf(heldRole)}
                    size="small"
                    labelOf={() => t('rights.withdrawLabel', { role: t(`roleNames.${role}`) })}
                  />
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
