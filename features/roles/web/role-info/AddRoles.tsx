import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { AddIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { addRole, requestRole } from '../../contract/role.endpoints.ts'
import type { PersonRoles } from '../role.types.ts'
import { followNewRole } from './follow-new-role.ts'

/** Roles one may take at once, and those that an administrator gives. */
export const AddRoles = ({ roles }: { roles: PersonRoles }) => {
  const t = useTexts('roles')
  const add = useCommand(addRole, {
    success: t('add.done'),
    onDone: (held) => followNewRole(held),
  })
  const request = useCommand(requestRole, { success: t('request.sent') })
  if (roles.addable.length + roles.requestable.length === 0) return null
  const ask = (role: (typeof roles.requestable)[number]) =>
    confirm({
      title: t('request.title', { role: t(`roleNames.${role}`) }),
      text: t('request.text'),
      reason: { label: t('request.message'), required: true, max: 1200 },
      submitLabel: t('request.submit'),
      onSubmit: (message) => request.mutateAsync({ body: { role, message } }),
    })
  return (
    <Section title={t('add.title')} help={t('add.help')}>
      <Rows>
        {roles.addable.map((role) => (
          <Row
            key={role}
            title={t(`roleNames.${role}`)}
            facts={t(`about.${role}`)}
            end={
              <Button
                size="small"
                startIcon={<AddIcon />}
                disabled={add.isPending}
                aria-label={t('add.label', { role: t(`roleNames.${role}`) })}
                onClick={() => add.mutate({ body: { role } })}
              >
                {t('add.action')}
              </Button>
            }
          />
        ))}
        {roles.requestable.map((role) => (
          <Row
            key={role}
            title={t(`roleNames.${role}`)}
            facts={t(`about.${role}`)}
            end={
              <Button
                size="small"
                startIcon={<SendIcon />}
                aria-label={t('request.label', { role: t(`roleNames.${role}`) })}
                onClick={() => ask(role)}
              >
                {t('request.action')}
              </Button>
            }
          />
        ))}
      </Rows>
    </Section>
  )
}
