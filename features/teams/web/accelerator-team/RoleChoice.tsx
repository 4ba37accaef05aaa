import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { ChoiceField } from '#platform/web/work/components/form/choice/ChoiceField.tsx'
import { memberRoles, type MemberRole } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'

const inOrder = (chosen: ReadonlySet<MemberRole>): MemberRole[] =>
  memberRoles.filter((role) => chosen.has(role))

/** Choice of a member's roles, each with its permissions; the administrator option belongs to the team role. */
export const RoleChoice = () => {
  const t = useTexts('teams')
  const roles = useField('roles')
  const admin = useField('admin')
  const chosen = new Set((roles.value ?? []) as MemberRole[])
  const administers = admin.value === true
  const toggle = (role: MemberRole) => {
    const next = new Set(chosen)
    if (!next.delete(role)) next.add(role)
    roles.onChange(inOrder(next))
    if (!next.has('ACC')) admin.onChange(false)
  }
  const toggleAdmin = () => {
    admin.onChange(!administers)
    if (!administers) roles.onChange(inOrder(new Set([...chosen, 'ACC'])))
  }
  const options = memberRoles.map((role) => ({
    key: role as string,
    checked: chosen.has(role),
    label: t(`roleNames.${role}`),
    help: t(`roles.${role}`),
    onChange: () => toggle(role),
  }))
  options.splice(memberRoles.indexOf('ACC') + 1, 0, {
    key: 'admin',
    checked: administers,
    label: t('administrator'),
    help: t('roles.admin'),
    onChange: toggleAdmin,
  })
  return (
    <ChoiceField field={roles} legend={t('roles.legend')}>
      {options.map(({ key, ...option }) => (
        <Choice key={key} type="checkbox" name={`${roles.id}-${key}`} {...option} />
      ))}
    </ChoiceField>
  )
}
