import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'

/** By which template a review is written, where it is written by one. */
export const TemplateChoice = () => {
  const t = useTexts('expertise')
  const { form } = useFormContext()
  const isAsked = form.watch('resultType') === 'TEMPLATE'
  const { data, error, refetch } = useCall(listExpertiseTemplates, {}, { enabled: isAsked, deniedHere: true })
  if (!isAsked) return null
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={1} />
  if (data.items.length === 0) return <p className="expertise-muted">{t('ordering.noTemplates')}</p>
  return (
    <SelectField
      name="templateId"
      label={t('ordering.template')}
      help={t('ordering.templateHelp')}
      options={data.items.map(({ id, name, criteria, questions }) => ({
        value: id,
        label: `${name} · ${t('ordering.templateSize', { criteria, count: questions })}`,
      }))}
    />
  )
}
