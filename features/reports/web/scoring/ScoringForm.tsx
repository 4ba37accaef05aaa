import './scoring-form.css'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { saveScoring } from '../../contract/scoring.endpoints.ts'
import type { Scoring } from './scoring.types.ts'

type Props = { acceleratorId: number; scoring: Scoring; onDone: () => void }

/** Form with a mark and evidence per parameter; saving creates a new version. */
export const ScoringForm = ({ acceleratorId, scoring, onDone }: Props) => {
  const t = useTexts('reports')
  const locale = currentLocale()
  const save = useCommand(saveScoring, { success: t('scoring.saved'), onDone })
  const versionId = scoring.versions[0]?.id ?? null
  const known = new Map(scoring.marks.map((mark) => [mark.code, mark]))
  const parameters = scoring.current.flatMap((group) => group.parameters)
  const form = useProductForm({
    draft: `scoring:${acceleratorId}:${scoring.project.id}:${versionId ?? 'new'}`,
    schema: saveScoring.body,
    defaults: {
      acceleratorId,
      projectId: scoring.project.id,
      versionId,
      marks: parameters.map(({ code, scale }) => {
        const value = known.get(code)?.value ?? null
        return {
          code,
          value: value === null ? null : Math.min(value, scale),
          evidence: known.get(code)?.evidence ?? '',
        }
      }),
    },
    onSubmit: (body) => save.mutateAsync({ body }),
  })
  const placeOf = new Map(parameters.map(({ code }, at) => [code, at]))
  return (
    <Form form={form} submitLabel={t('scoring.save')} onCancel={onDone}>
      {scoring.current.map((group) => (
        <FieldGroup key={group.code} title={group.name[locale]}>
          {group.parameters.map(({ code, name, scale, weight }) => {
            const at = placeOf.get(code)!
            return (
              <div key={code} className="scoring-question">
                <SelectField
                  name={`marks.${at}.value`}
                  label={name[locale]}
                  help={t('scoring.weight', { weight })}
                  placeholder={t('scoring.notAssessed')}
                  options={Array.from({ length: scale + 1 }, (_, value) => ({
                    value,
                    label: t('scoring.mark', { value, scale }),
                  }))}
                />
                <TextField
                  name={`marks.${at}.evidence`}
                  label={t('scoring.evidenceOf', { name: name[locale] })}
                  rows={1}
                />
              </div>
            )
          })}
        </FieldGroup>
      ))}
    </Form>
  )
}
