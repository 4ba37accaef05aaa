import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { createVacancy, editVacancy } from '../../contract/vacancy.endpoints.ts'
import { vacancyFields } from '../../contract/vacancy.schemas.ts'
import type { ProjectVacancy } from '../joining.types.ts'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'

const asOptions = (values: readonly { id: number; name: string }[]): Option[] =>
  values.map(({ id, name }) => ({ value: id, label: name }))

/** Form in the drawer that creates or edits a vacancy. */
export const VacancyForm = ({ projectId, vacancy }: { projectId: number; vacancy?: ProjectVacancy }) => {
  const t = useTexts('teams')
  const create = useCommand(createVacancy, { success: t('vacancies.added') })
  const edit = useCommand(editVacancy, { success: t('vacancies.edited') })
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
