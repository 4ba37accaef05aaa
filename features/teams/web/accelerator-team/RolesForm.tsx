import '#platform/web/work/components/drawer/drawer.css'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { MemberRole } from '#platform/domain/actor.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { setMemberRoles } from '../../contract/accelerator-team.endpoints.ts'
import type { TeamRow } from '../teams.types.ts'
import { fateField, trackedProjectsOf } from './projects-fate.ts'
import { ProjectsFate } from './ProjectsFate.tsx'
import { RoleChoice } from './RoleChoice.tsx'

const tracks = (roles: readonly MemberRole[]) => roles.includes('TRC') || roles.includes('TRC_TEAM')

/** Edits a member's roles; if the tracker role is removed, asks for their projects' new tracker. */
export const RolesForm = ({ member }: { member: TeamRow }) => {
  const t = useTexts('teams')
  const save = useCommand(setMemberRoles, {
    success: t('member.setRolesDone'),
  })
  const uid = member.person?.uid ?? ''
  const leaves = (roles: readonly MemberRole[]) =>
    member.projectsCount > 0 && tracks(member.roles) && !tracks(roles)
  const schema = useMemo(
    () => setMemberRoles.body.pick({ roles: true, admin: true }).extend({ fate: fateField(false) }),
    [],
  )
  const form = useProductForm({
    draft: null,
    schema,
    defaults: { roles: member.roles, admin: member.admin, fate: '' },
    onSubmit: async ({ roles, admin, fate }) => {
      await save.mutateAsync({ body: { personUid: uid, roles, admin, ...trackedProjectsOf(fate) } })
      closeDrawer()
    },
  })
  const roles = useWatch({ control: form.form.control, name: 'roles' }) as MemberRole[] | undefined
  return (
    <>
      <p className="drawer-text">{t(member.me ? 'member.setRolesSelf' : 'member.setRolesText')}</p>
      <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
        <RoleChoice />
        {roles && leaves(roles) ? <ProjectsFate leavingUid={uid} count={member.projectsCount} /> : null}
      </Form>
    </>
  )
}
