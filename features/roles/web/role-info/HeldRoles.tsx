import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { HeldRole } from '../role.types.ts'
import { useRoleName } from '../role-name.ts'
import { heldRoleActions } from './held-role-actions.tsx'

const keyOf = ({ role, accelerator }: HeldRole): string => `${role}:${accelerator?.id ?? ''}`

const HeldRoleRow = ({ heldRole }: { heldRole: HeldRole }) => {
  const t = useTexts('roles')
  const name = useRoleName()(heldRole)
  const actions = useActions(heldRoleActions)(heldRole)
  return (
    <Row
      title={name}
      facts={
        <>
          <span>{t(`about.${heldRole.role}`)}</span>
          {heldRole.since ? (
            <span>
              {t('info.since')} <DateText value={heldRole.since} />
            </span>
          ) : null}
        </>
      }
      end={
        <>
          {heldRole.blocked ? <StateChip tone="blocked" label={t('info.blocked')} /> : null}
          <ActionMenu actions={actions} label={t('info.actionsOf', { role: name })} />
        </>
      }
    />
  )
}

/** All roles of the user, including the initiator role that everybody has. */
export const HeldRoles = ({ roles }: { roles: readonly HeldRole[] }) => {
  const t = useTexts('roles')
  return (
    <Section title={t('info.title')}>
      <Rows>
        <Row title={t('roleNames.INI')} facts={t('about.INI')} />
        {roles.map((heldRole) => (
          <HeldRoleRow key={keyOf(heldRole)} heldRole={heldRole} />
        ))}
      </Rows>
    </Section>
  )
}
