import '#platform/web/work/components/drawer/drawer.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { adviseTeam, getMentorQuestion } from '../../contract/question.endpoints.ts'
import type { QuestionOnPage } from '../mentoring.types.ts'

const schema = adviseTeam.body.omit({ id: true })

const Fields = ({ question }: { question: QuestionOnPage }) => {
  const t = useTexts('mentoring')
  const advise = useCommand(adviseTeam, { success: t('advice.done') })
  const form = useProductForm({
    draft: `mentor-advice:${question.id}`,
    schema,
    defaults: { advice: '', againstId: null },
    onSubmit: async (values) => {
      await advise.mutateAsync({ body: { ...values, id: question.id } })
      closeDrawer()
    },
  })
  return (
    <>
      <p className="drawer-text">{t('advice.stays')}</p>
      <Form form={form} submitLabel={t('advice.submit')} onCancel={cancelDrawer} guard={false}>
        <TextField
          name="advice"
          label={t('fields.advice')}
          help={t('fields.adviceHelp')}
          rows={8}
          autoFocus
        />
        {question.advice.length > 0 ? (
          <SelectField
            name="againstId"
            label={t('fields.against')}
            help={t('fields.againstHelp')}
            placeholder={t('fields.againstNone')}
            options={question.advice.map(({ id, mentor, givenAt }) => ({
              value: id,
              label: `${mentor.name}, ${formatDate(givenAt)}`,
            }))}
          />
        ) : null}
      </Form>
    </>
  )
}

/** Gives advice to a question, next to what others advised. */
export const AdviceForm = ({ questionId }: { questionId: number }) => {
  const { data, error, refetch } = useCall(getMentorQuestion, { query: { questionId: String(questionId) } })
  if (data) return <Fields question={data} />
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={6} />
}
