import '../reports.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { TextField, TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getScoringTemplate, saveScoringTemplate } from '../../contract/scoring-template.endpoints.ts'

type Template = ResponseOf<typeof getScoringTemplate>

type Row = { code: string; ru: string; en: string; weight: number; scale: number }

const newRow: Row = { code: '', ru: '', en: '', weight: 1, scale: 5 }

const TemplateForm = ({ acceleratorId, template }: { acceleratorId: number; template: Template }) => {
  const t = useTexts('reports')
  const save = useCommand(saveScoringTemplate, { success: t('scoring.template.saved') })
  const form = useProductForm({
    draft: null,
    schema: saveScoringTemplate.body,
    defaults: {
      acceleratorId,
      version: template.version,
      groups: template.groups.map(({ code, name, parameters }) => ({
        code,
        ...name,
        parameters: parameters.map(({ name: own, ...parameter }): Row => ({ ...parameter, ...own })),
      })),
    },
    onSubmit: (body) => save.mutateAsync({ body }),
  })
  return (
    <Form form={form} submitLabel={t('scoring.template.save')}>
      {template.groups.map(({ code, name }, at) => (
        <FieldGroup key={code} title={name.ru}>
          <div className="form-row">
            <TextField name={`groups.${at}.ru`} label={t('scoring.template.groupRu')} />
            <TextField name={`groups.${at}.en`} label={t('scoring.template.groupEn')} />
          </div>
          <RepeatedField<Row>
            name={`groups.${at}.parameters`}
            empty={newRow}
            addLabel={t('scoring.template.add')}
            removeLabel={(number) => t('scoring.template.remove', { number })}
          >
            {(_row, number, input) => (
              <>
                <TextInput field={input('ru')} label={t('scoring.template.ru', { number })} />
                <TextInput field={input('en')} label={t('scoring.template.en', { number })} />
                <NumberInput field={input('weight')} label={t('scoring.template.weight')} />
                <NumberInput field={input('scale')} label={t('scoring.template.scale')} />
              </>
            )}
          </RepeatedField>
        </FieldGroup>
      ))}
    </Form>
  )
}

/** Form of the accelerator's scoring parameters: names in both languages, weights and scales. */
export const ScoringTemplate = ({ acceleratorId }: { acceleratorId: number }) => {
  const t = useTexts('reports')
  const { data, error, refetch } = useCall(
    getScoringTemplate,
    { query: { acceleratorId: String(acceleratorId) } },
    { deniedHere: true },
  )
  return (
    <>
      <PageHead
        before={<ScreenLink to="/reports/analytic/scoring">{t('scoring.all')}</ScreenLink>}
        title={t('scoring.template.title')}
      />
      <p className="report-about">{t('scoring.template.about')}</p>
      {data ? (
        <TemplateForm key={data.version} acceleratorId={acceleratorId} template={data} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </>
  )
}
