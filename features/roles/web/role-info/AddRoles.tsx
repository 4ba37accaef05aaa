import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { PersonRoles } from '../role.types.ts'
import { offeredRoleActions } from './offered-role-actions.ts'

/** Roles that the user can add directly or request from an administrator. */
export const AddRoles = ({ offered }: Pick<PersonRoles, 'offered'>) => {
  const t = useTexts('roles')
  const actionsOf = useActions(offeredRoleActions)
  if (offered.length === 0) return null
  return (
    <Section title={t('offered.title')} help={t('offered.help')}>
      <Rows>
        {offered.map((one) => (
          <Row
            key={one.role}
            title={t(`roleNames.${one.role}`)}
            facts={t(`about.${one.role}`)}
            end={
              <ActionButtons
                size="small"
                actions={actionsOf(one)}
                labelOf={({ key }) => t(`offered.${key}Label`, { role: t(`roleNames.${one.role}`) })}
              />
            }
          />
        ))}
      </Rows>
    </Section>
  )
}
