import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createTechnology } from '../../contract/technology.endpoints.ts'
import { technologyPath } from './paths.ts'
import { TechnologyFields } from './TechnologyFields.tsx'

const none: readonly never[] = []

/** Form that creates a draft and opens it. */
export const NewTechnology = () => {
  const t = useTexts('technologies')
  const go = useGo()
  const create = useCommand(createTechnology, { success: t('form.created') })
  const form = useProductForm({
    draft: 'technology:new',
    schema: createTechnology.body,
    defaults: {
      code: '',
      nameRu: '',
      nameEn: '',
      purposeRu: '',
      purposeEn: '',
      requirementsRu: '',
      requirementsEn: '',
      examplesRu: '',
      examplesEn: '',
      areasRu: '',
      areasEn: '',
      restrictionsRu: '',
      restrictionsEn: '',
      industryIds: [],
    },
    onSubmit: async (body) => {
      const { id } = await create.mutateAsync({ body })
      closeDrawer()
      go(technologyPath(id))
    },
  })
  return (
    <Form form={form} submitLabel={t('form.create')} onCancel={cancelDrawer} guard={false}>
      <TechnologyFields industries={none} />
    </Form>
  )
}
