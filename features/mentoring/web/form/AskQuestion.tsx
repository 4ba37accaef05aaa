import '#platform/web/work/components/drawer/drawer.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { askMentors } from '../../contract/question.endpoints.ts'

/** Asks the mentors of a project; who reads it is said before. */
export const AskQuestion = ({ places }: { places: readonly { id: number; name: string }[] }) => {
  const t = useTexts('mentoring')
  const go = useGo()
  const ask = useCommand(askMentors, { success: t('questions.asked') })
  const form = useProductForm({
    draft: 'mentor-question:new',
    schema: askMentors.body,
    defaults: { projectTrackId: places.length === 1 ? places[0]!.id : null, question: '', about: '' },
    onSubmit: async (body) => {
      const { id } = await ask.mutateAsync({ body })
      closeDrawer()
      go(linkTo('/bch/view/mentoring/question', { questionId: id }))
    },
  })
  return (
    <>
      <p className="drawer-text">{t('questions.readers')}</p>
      <Form form={form} submitLabel={t('questions.submit')} onCancel={cancelDrawer} guard={false}>
        <SelectField
          name="projectTrackId"
          label={t('fields.projectOnTrack')}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="question" label={t('fields.question')} help={t('fields.questionHelp')} />
        <TextField name="about" label={t('fields.about')} help={t('fields.aboutHelp')} rows={6} />
      </Form>
    </>
  )
}
