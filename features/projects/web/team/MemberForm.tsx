import { z } from 'zod'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FileField } from '#platform/web/work/components/form/FileField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { deleteMemberResume, editProjectMember, uploadMemberResume } from '../../contract/team.endpoints.ts'
import type { Member } from '../project.types.ts'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { asOptions, memberValues } from './member-values.ts'

const schema = editProjectMember.body.extend({ resumeFile: z.unknown() })

type Send = Parameters<typeof FileField>[0]['send']

/** Edits a member's data and description, in the drawer; the file is uploaded as soon as it is selected. */
export const MemberForm = ({ member }: { member: Member }) => {
  const t = useTexts('projects')
  const edit = useCommand(editProjectMember, {
    success: t('team.edited'),
  })
  const dropFile = useCommand(deleteMemberResume)
  const form = useProductForm({
    draft: `member:${member.id}`,
    schema,
    defaults: { ...memberValues(member), resumeFile: member.resumeFile },
    onSubmit: async ({ resumeFile, ...body }) => {
      if (!resumeFile && member.resumeFile) await dropFile.mutateAsync({ body: { memberId: member.id } })
      await edit.mutateAsync({ body })
      closeDrawer()
    },
  })
  const send: Send = async (file, options) => {
    const { resumeFile } = await upload(uploadMemberResume, { query: { memberId: member.id } }, file, options)
    return resumeFile ?? { id: '', name: file.name, size: file.size }
  }
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="position" label={t('team.position')} help={t('team.positionHelp')} autoFocus />
      <ComboboxField
        name="roles"
        label={t('team.roles')}
        options={useDictionary('PROJECT_ROLES')}
        chosen={asOptions(member.rolesInTeam)}
        multiple
      />
      <TextField name="roleInTeam" label={t('team.roleInTeam')} help={t('team.roleInTeamHelp')} />
      <ComboboxField
        name="responsibilities"
        label={t('team.responsibilities')}
        options={useDictionary('RESPONSIBILITY_AREAS')}
        chosen={asOptions(member.responsibilityAreas)}
        multiple
      />
      <TextField name="responsibilityArea" label={t('team.responsibilityArea')} rows={3} />
      <ComboboxField
        name="competencies"
        label={t('team.competencies')}
        options={useDictionary('COMPETENCIES')}
        chosen={asOptions(member.competencies)}
        multiple
      />
      <TextField name="resume" label={t('team.resume')} help={t('team.resumeHelp')} rows={6} />
      <FileField name="resumeFile" label={t('team.resumeFile')} send={send} />
      <TextField name="additionalInfo" label={t('team.additionalInfo')} rows={3} />
    </Form>
  )
}
