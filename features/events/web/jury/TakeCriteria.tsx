import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { listEventReviewForms } from '../../contract/jury.endpoints.ts'

/** Replaces the criteria of the form by those of a review form; hidden while no review form has criteria. */
export const TakeCriteria = ({ eventId }: { eventId: number }) => {
  const t = useTexts('events')
  const { form } = useFormContext()
  const { data } = useCall(listEventReviewForms, { query: { eventId: String(eventId) } })
  if (!data || data.items.length === 0) return null
  return (
    <div className="field">
      <label htmlFor="criteria-form">{t('jury.fromForm')}</label>
      <Select
        id="criteria-form"
        value={null}
        placeholder={t('jury.chooseForm')}
        aria-describedby="criteria-form-help"
        options={data.items.map(({ id, name, criteria }) => ({
          value: id,
          label: t('jury.formSize', { name, criteria: t('jury.formCriteria', { count: criteria.length }) }),
        }))}
        onChange={(id) => {
          const taken = data.items.find((one) => one.id === id)
          if (taken) form.setValue('criteria', taken.criteria, { shouldDirty: true, shouldValidate: true })
        }}
      />
      <small id="criteria-form-help" className="field-help">
        {t('jury.fromFormHelp')}
      </small>
    </div>
  )
}
