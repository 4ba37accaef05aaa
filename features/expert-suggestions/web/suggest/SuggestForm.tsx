import '#platform/web/work/components/drawer/drawer.css'
import { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { suggestExpertise, type getSuggestionChoices } from '../../contract/expert-suggestion.endpoints.ts'

const { competencyId, reason, expert } = suggestExpertise.body.shape
const whole = 0
const schema = z.object({ taskId: z.int(), competencyId, reason, expert })

/** Form that suggests a review: its subject, the reason, and a possible expert. */
export const SuggestForm = ({ choices }: { choices: ResponseOf<typeof getSuggestionChoices> }) => {
  const t = useTexts('expert-suggestions')
  const { project, tasks, waiting } = choices
  const suggest = useCommand(suggestExpertise, { success: t('suggest.done') })
  const competencies = useDictionary('COMPETENCIES')
  const form = useProductForm({
    draft: `suggest-expertise:${project.id}`,
    schema,
    defaults: { taskId: whole, competencyId: null as number | null, reason: '', expert: '' },
    onSubmit: async ({ taskId, ...values }) => {
      await suggest.mutateAsync({
        body: { projectId: project.id, taskId: taskId === whole ? null : taskId, ...values },
      })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('suggest.text')}</p>
      {waiting > 0 ? (
        <p className="drawer-text">
          {t('suggest.waiting', { count: waiting })}{' '}
          <TextLink to="/bch/view/expert-job/proposed">{t('suggest.all')}</TextLink>
        </p>
      ) : null}
      <Form form={form} submitLabel={t('suggest.submit')} onCancel={cancelDrawer} guard={false}>
        {tasks.length > 0 ? (
          <SelectField
            name="taskId"
            label={t('suggest.task')}
            options={[
              { value: whole, label: t('suggest.whole') },
              ...tasks.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : null}
        <ComboboxField name="competencyId" label={t('suggest.competency')} options={competencies} />
        <TextField name="reason" label={t('suggest.reason')} help={t('suggest.reasonHelp')} rows={5} />
        <TextField name="expert" label={t('suggest.expert')} help={t('suggest.expertHelp')} />
      </Form>
    </>
  )
}
