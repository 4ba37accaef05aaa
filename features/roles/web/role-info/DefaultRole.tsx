import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { personStore } from '#platform/web/person-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { setDefaultRole } from '../../contract/role.endpoints.ts'
import type { PersonRoles } from '../role.types.ts'

const rolesIn = ({ roles }: PersonRoles) => [
  ...new Set(['INI' as const, ...roles.filter(({ blocked }) => !blocked).map(({ role }) => role)]),
]

/** Setting of the role that is active after signing in: a fixed one, or the one used last. */
export const DefaultRole = ({ roles, disabled }: { roles: PersonRoles; disabled: boolean }) => {
  const t = useTexts('roles')
  const id = useId()
  const choose = useCommand(setDefaultRole, {
    success: t('default.saved'),
    onDone: ({ defaultRole }) => personStore.set((person) => person && { ...person, defaultRole }),
  })
  const options = rolesIn(roles)
  if (options.length < 2) return null
  return (
    <Section title={t('default.title')} help={t('default.help')}>
      <label className="visually-hidden" htmlFor={id}>
        {t('default.label')}
      </label>
      <Select
        id={id}
        className="role-default"
        value={roles.defaultRole}
        placeholder={t('default.last')}
        options={options.map((role) => ({ value: role, label: t(`roleNames.${role}`) }))}
        disabled={disabled || choose.isPending}
        onChange={(role) => choose.mutate({ body: { role } })}
        onEmpty={() => choose.mutate({ body: { role: null } })}
      />
    </Section>
  )
}
