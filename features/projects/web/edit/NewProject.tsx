import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { createProject } from '../../contract/project.endpoints.ts'
import { myProjectsPath, profileLink } from '../paths.ts'
import { emptyProject } from './project-values.ts'

/** Creates a project with a name; everything else is entered in its profile. */
export const NewProject = () => {
  const t = useTexts('projects')
  const go = useGo()
  const create = useCommand(createProject, {
    success: t('edit.created'),
  })
  const form = useProductForm({
    draft: 'project:new',
    schema: createProject.body,
    defaults: emptyProject,
    onSubmit: async (values) => {
      const { id } = await create.mutateAsync({ body: values })
      go(profileLink(id), { replace: true })
    },
  })
  return (
    <DetailsScreen
      listId="my-projects"
      backTo={myProjectsPath}
      backLabel={t('myProjects.title')}
      name={t('edit.newTitle')}
      nextStep={t('edit.newHelp')}
    >
      <Form form={form} submitLabel={t('edit.create')}>
        <TextField name="name" label={t('fields.name')} />
      </Form>
    </DetailsScreen>
  )
}
