import { ApiError } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
// A contract is a description: the call belongs to another feature.
import { listMemberTeams } from '../../../../accelerators/contract/member.endpoints.ts'
import { leaveAccelerator } from '../../../contract/accelerator-team.endpoints.ts'

/** Accelerators one works in, and the way out of each. */
export const OwnAccelerators = () => {
  const t = useTexts('teams')
  const own = useCall(listMemberTeams, {})
  const leave = useCommand(leaveAccelerator, {
    success: t('leaving.done'),
  })
  const teams = own.data?.items ?? []
  if (teams.length === 0) return null
  const send = (id: number, releaseProjects: boolean) =>
    leave.mutateAsync({ headers: { 'accelerator-id': id }, body: { releaseProjects } })
  const ask = (id: number, accelerator: string, text: string, releaseProjects: boolean) =>
    confirm({
      title: t('leaving.title'),
      text,
      submitLabel: t('leaving.submit'),
      danger: true,
      onSubmit: async () => {
        try {
          await send(id, releaseProjects)
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'TRACKER_HAS_PROJECTS') throw error
          // Once more, now with the number of projects that would be left behind.
          const count = Number(error.params['projects'])
          setTimeout(() => ask(id, accelerator, t('leaving.withProjects', { accelerator, count }), true))
        }
      },
    })
  return (
    <Section title={t('accelerators.own')}>
      <Rows>
        {teams.map(({ id, name, roles, admin }) => {
          const accelerator = name ?? t('unnamed')
          return (
            <Row
              key={id}
              title={accelerator}
              facts={roles
                .map((role) => (role === 'ACC' && admin ? t('administrator') : t(`roleNames.${role}`)))
                .join(', ')}
              end={
                <Button
                  size="small"
                  aria-label={t('leaving.label', { accelerator })}
                  onClick={() => ask(id, accelerator, t('leaving.text', { accelerator }), false)}
                >
                  {t('leaving.submit')}
                </Button>
              }
            />
          )
        })}
      </Rows>
    </Section>
  )
}
