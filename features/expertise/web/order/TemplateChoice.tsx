import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { FieldFrame } from '#platform/web/work/components/form/FieldFrame.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'

type Templates = ResponseOf<typeof listExpertiseTemplates>['items']

const Choice = ({ templates }: { templates: Templates }) => {
  const t = useTexts('expertise')
  const given = useField('templateId')
  // Optional in an order, but required if the result is by a template.
  const field = { ...given, facts: { ...given.facts, required: true } }
  const { value, onChange } = field
  const only = templates.length === 1 ? templates[0]!.id : null
  useEffect(() => {
    if (value === null && only !== null) onChange(only)
  }, [value, only, onChange])
  return (
    <FieldFrame field={field} label={t('ordering.template')} help={t('ordering.templateHelp')}>
      <Select
        id={field.id}
        ref={field.ref}
        value={value as number | null}
        options={templates.map(({ id, name, criteria, questions }) => ({
          value: id,
          label: `${name} · ${t('ordering.templateSize', { criteria, count: questions })}`,
        }))}
        placeholder={t('ordering.templateNone')}
        required
        aria-invalid={field.error !== null}
        aria-describedby={field.describedBy}
        onBlur={field.onBlur}
        onChange={onChange}
      />
    </FieldFrame>
  )
}

/** The template of the review, for results by a template. */
export const TemplateChoice = () => {
  const t = useTexts('expertise')
  const { form } = useFormContext()
  const isRequired = form.watch('resultType') === 'TEMPLATE'
  const { data, error, refetch } = useCall(
    listExpertiseTemplates,
    {},
    { enabled: isRequired, deniedHere: true },
  )
  if (!isRequired) return null
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={1} />
  if (data.items.length === 0) return <p className="expertise-muted">{t('ordering.noTemplates')}</p>
  return <Choice templates={data.items} />
}
