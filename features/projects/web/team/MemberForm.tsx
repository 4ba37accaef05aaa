import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { editProjectMember } from '../../contract/project.endpoints.ts'
import type { Member } from '../project.types.ts'
import { projectReads } from '../use-refresh-project.ts'

/** Edits what a member is in the team, in the drawer. */
export const MemberForm = ({ member }: { member: Member }) => {
  const t = useTexts('projects')
  const edit = useDeed(editProjectMember, {
    refreshes: projectReads,
    success: t('team.edited'),
    silent: true,
  })
  const form = useProductForm({
    draft: `member:${member.id}`,
    schema: editProjectMember.body,
    defaults: {
      memberId: member.id,
      position: member.position,
      roleInTeam: member.roleInTeam,
      responsibilityArea: member.responsibilityArea,
    },
    onSubmit: async (values) => {
      await edit.mutateAsync({ body: values })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="position" label={t('team.position')} help={t('team.positionHelp')} autoFocus />
      <TextField name="roleInTeam" label={t('team.roleInTeam')} help={t('team.roleInTeamHelp')} />
      <TextField name="responsibilityArea" label={t('team.responsibilityArea')} rows={4} />
    </Form>
  )
}
