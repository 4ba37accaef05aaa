import '../teams.css'
import { memberRoles, type MemberRole } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useField } from '#platform/web/work/components/form/use-field.ts'

const inOrder = (chosen: ReadonlySet<MemberRole>): MemberRole[] =>
  memberRoles.filter((role) => chosen.has(role))

/** The roles of a member, each with what it opens; administering goes with the team's own role. */
export const RoleChoice = () => {
  const t = useTexts('teams')
  const roles = useField('roles')
  const admin = useField('admin')
  const chosen = new Set((roles.value ?? []) as MemberRole[])
  const toggle = (role: MemberRole) => {
    const next = new Set(chosen)
    if (!next.delete(role)) next.add(role)
    roles.onChange(inOrder(next))
    if (!next.has('ACC')) admin.onChange(false)
  }
  const toggleAdmin = () => {
    admin.onChange(admin.value !== true)
    if (admin.value !== true) roles.onChange(inOrder(new Set([...chosen, 'ACC'])))
  }
  const option = (key: string, checked: boolean, label: string, help: string, change: () => void) => (
    <label key={key} className="team-option">
      <input type="checkbox" checked={checked} onChange={change} onBlur={roles.onBlur} />
      <span>
        <span>{label}</span>
        <small>{help}</small>
      </span>
    </label>
  )
  return (
    <fieldset
      className="team-choice"
      id={roles.id}
      ref={roles.ref}
      tabIndex={-1}
      aria-describedby={roles.error ? roles.errorId : undefined}
    >
      <legend>{t('roles.legend')}</legend>
      {memberRoles.flatMap((role) => [
        option(role, chosen.has(role), t(`roleNames.${role}`), t(`roles.${role}`), () => toggle(role)),
        ...(role === 'ACC'
          ? [option('admin', admin.value === true, t('administrator'), t('roles.admin'), toggleAdmin)]
          : []),
      ])}
      {roles.error ? (
        <p className="field-error" id={roles.errorId}>
          {roles.error}
        </p>
      ) : null}
    </fieldset>
  )
}
