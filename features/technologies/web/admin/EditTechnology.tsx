import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { editTechnology, getTechnology } from '../../contract/technology.endpoints.ts'
import { technologyForm } from '../../contract/technology.schemas.ts'
import type { Technology } from './technology.types.ts'
import { TechnologyFields } from './TechnologyFields.tsx'

const valuesOf = (row: Technology) => ({
  code: row.code,
  nameRu: row.nameRu,
  nameEn: row.nameEn,
  purposeRu: row.purposeRu,
  purposeEn: row.purposeEn,
  requirementsRu: row.requirementsRu,
  requirementsEn: row.requirementsEn,
  examplesRu: row.examplesRu,
  examplesEn: row.examplesEn,
  areasRu: row.areasRu,
  areasEn: row.areasEn,
  restrictionsRu: row.restrictionsRu,
  restrictionsEn: row.restrictionsEn,
  industryIds: row.industries.map(({ id }) => id),
  version: row.version,
})

const LoadedForm = ({ technology }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const edit = useCommand(editTechnology, { success: t('form.saved') })
  const state = useVersionedForm({
    draft: `technology:${technology.id}`,
    schema: technologyForm,
    saved: valuesOf(technology),
    save: async (values) => {
      const saved = await edit.mutateAsync({ body: { ...values, id: technology.id } })
      closeDrawer()
      return valuesOf(saved)
    },
    read: async () => valuesOf(await call(getTechnology, { query: { technologyId: String(technology.id) } })),
  })
  return (
    <Form form={state.form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <FormConflict
        state={state}
        label={(name) =>
          name === 'industryIds' ? t('fields.industries') : t(`fields.${name.replace(/(Ru|En)$/, '')}`)
        }
        shown={(_name, value) => (Array.isArray(value) ? String(value.length) : String(value ?? ''))}
      />
      <TechnologyFields
        industries={technology.industries.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form>
  )
}

/** Form in the drawer that edits a technology; conflicting changes of others are reported. */
export const EditTechnology = ({ id }: { id: number }) => {
  const { data, error, refetch } = useCall(
    getTechnology,
    { query: { technologyId: String(id) } },
    { deniedHere: true },
  )
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <LoadedForm technology={data} /> : <LoadingBlock lines={6} />
}
