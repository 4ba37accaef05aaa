import '#platform/web/work/components/drawer/drawer.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { removeMember } from '../../contract/accelerator-team.endpoints.ts'
import type { TeamRow } from '../teams.types.ts'
import { fateField, trackedProjectsOf } from './projects-fate.ts'
import { ProjectsFate } from './ProjectsFate.tsx'

/** Removes a member, after listing what remains in the accelerator. */
export const RemoveForm = ({ member }: { member: TeamRow }) => {
  const t = useTexts('teams')
  const remove = useCommand(removeMember, {
    success: t('member.removeDone'),
  })
  const { person, projectsCount, jobsCount, me } = member
  const uid = person?.uid ?? ''
  const form = useProductForm({
    draft: null,
    schema: useMemo(() => z.object({ fate: fateField(projectsCount > 0) }), [projectsCount]),
    defaults: { fate: '' },
    onSubmit: async ({ fate }) => {
      await remove.mutateAsync({ body: { personUid: uid, ...trackedProjectsOf(fate) } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">
        {t(me ? 'member.removeSelf' : 'member.removeText', { person: person?.name })}
      </p>
      {jobsCount > 0 ? <p className="drawer-text">{t('member.jobsStay', { count: jobsCount })}</p> : null}
      <Form form={form} submitLabel={t('member.remove')} danger onCancel={cancelDrawer} guard={false}>
        {projectsCount > 0 ? <ProjectsFate leavingUid={uid} count={projectsCount} /> : null}
      </Form>
    </>
  )
}
