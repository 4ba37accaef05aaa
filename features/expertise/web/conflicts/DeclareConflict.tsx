import '#platform/web/work/components/drawer/drawer.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { declareConflictOfExpert, findConflictProjects } from '../../contract/conflict.endpoints.ts'
import { listExperts } from '../../contract/order.endpoints.ts'

const onText = (typed: string) => (typed ? { findText: typed } : {})

const findExperts: OptionSearch = async (typed, signal) => {
  const { items } = await call(listExperts, { query: { limit: 20, ...onText(typed) } }, { signal })
  return items.map(({ uid, person, competencies }) => ({
    value: uid,
    label: person.name,
    hint: competencies.map(({ name }) => name).join(', '),
  }))
}

const findProjects: OptionSearch = async (typed, signal) => {
  const { items } = await call(findConflictProjects, { query: onText(typed) }, { signal })
  return items.map(({ id, name, serialNumber }) => ({ value: id, label: name, hint: serialNumber }))
}

const { projectId, expertUid: expert, reason } = declareConflictOfExpert.body.shape

/**
 * Declares a conflict between an expert and a project of the accelerator, in the drawer: for any expert, or for the
 * one of a row.
 */
export const DeclareConflict = ({ expertUid = null }: { expertUid?: string | null }) => {
  const t = useTexts('expertise')
  const declare = useCommand(declareConflictOfExpert, { success: t('conflictList.declared') })
  const schema = useMemo(() => z.object({ expertUid: expert, projectId, reason }), [])
  const form = useProductForm({
    draft: `declare-conflict:${expertUid ?? ''}`,
    schema,
    defaults: { expertUid, projectId: null, reason: '' },
    onSubmit: async (body) => {
      await declare.mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('conflictList.declare')} onCancel={cancelDrawer} guard={false}>
      <p className="drawer-text">{t('conflictList.declareText')}</p>
      {expertUid === null ? (
        <ComboboxField
          name="expertUid"
          label={t('conflictList.columns.expert')}
          options={findExperts}
          required
        />
      ) : null}
      <ComboboxField
        name="projectId"
        label={t('conflictList.columns.project')}
        options={findProjects}
        required
      />
      <TextField name="reason" label={t('conflictList.columns.reason')} rows={3} />
    </Form>
  )
}
