import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
// Contracts may be imported across features.
import { listMemberTeams } from '../../../../accelerators/contract/member.endpoints.ts'
import { acceleratorName, ownAcceleratorActions } from './own-accelerator-actions.ts'

/** The user's accelerators, each with the action to leave. */
export const OwnAccelerators = () => {
  const t = useTexts('teams')
  const own = useCall(listMemberTeams, {})
  const actionsOf = useActions(ownAcceleratorActions)
  const teams = own.data?.items ?? []
  if (teams.length === 0) return null
  return (
    <Section title={t('accelerators.own')}>
      <Rows>
        {teams.map((team) => {
          const accelerator = acceleratorName(team, t)
          return (
            <Row
              key={team.id}
              title={accelerator}
              facts={team.roles
                .map((role) => (role === 'ACC' && team.admin ? t('administrator') : t(`roleNames.${role}`)))
                .join(', ')}
              end={
                <ActionButtons
                  actions={actionsOf(team)}
                  size="small"
                  labelOf={() => t('leaving.label', { accelerator })}
                />
              }
            />
          )
        })}
      </Rows>
    </Section>
  )
}
