import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createVacancy, editVacancy } from '../../../teams/contract/vacancy.endpoints.ts'
import { vacancyFields } from '../../../teams/contract/vacancy.schemas.ts'
import { staleAfterVacancy } from '../joining.reads.ts'
import type { ProjectVacancy } from '../joining.types.ts'
import { useDictionary } from '../use-dictionary.ts'
import { asOptions } from './member-values.ts'

/** Writes a vacancy, a new one or one that is there, in the drawer. */
export const VacancyForm = ({ projectId, vacancy }: { projectId: number; vacancy?: ProjectVacancy }) => {
  const t = useTexts('projects')
  const refreshes = staleAfterVacancy
  const create = useDeed(createVacancy, { refreshes, success: t('vacancies.added'), silent: true })
  const edit = useDeed(editVacancy, { refreshes, success: t('vacancies.edited'), silent: true })
  const form = useProductForm({
    draft: vacancy ? `vacancy:${vacancy.id}` : `new-vacancy:${projectId}`,
    schema: vacancyFields,
    defaults: {
      name: vacancy?.name ?? '',
      tasks: vacancy?.tasks ?? '',
      role: vacancy?.role?.id ?? null,
      competencies: vacancy?.competencies.map(({ id }) => id) ?? [],
      workload: vacancy?.workload ?? '',
    },
    onSubmit: async (fields) => {
      await (vacancy
        ? edit.mutateAsync({ body: { ...fields, vacancyId: vacancy.id } })
        : create.mutateAsync({ body: { ...fields, projectId } }))
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('actions.save')} onCancel={cancelDrawer} guard={false}>
      <TextField name="name" label={t('vacancies.name')} help={t('vacancies.nameHelp')} autoFocus />
      <TextField name="tasks" label={t('vacancies.tasks')} rows={5} />
      <ComboboxField
        name="role"
        label={t('vacancies.role')}
        options={useDictionary('PROJECT_ROLES')}
        chosen={vacancy?.role ? asOptions([vacancy.role]) : []}
      />
      <ComboboxField
        name="competencies"
        label={t('vacancies.competencies')}
        options={useDictionary('COMPETENCIES')}
        chosen={asOptions(vacancy?.competencies ?? [])}
        multiple
      />
      <TextField name="workload" label={t('vacancies.workload')} help={t('vacancies.workloadHelp')} />
    </Form>
  )
}
