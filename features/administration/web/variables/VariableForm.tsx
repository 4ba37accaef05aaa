import { z } from 'zod'
import { longText } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { resetSystemVariable, saveSystemVariable } from '../../contract/system-variable.endpoints.ts'
import { PictureField } from './PictureField.tsx'
import { useVariableText, type SystemVariableRow } from './use-variable-text.ts'

const pictureForm = saveSystemVariable.body.pick({ value: true })

/** Sets a variable, or gives it its default back; who changed it before stands below. */
export const VariableForm = ({ variable }: { variable: SystemVariableRow }) => {
  const t = useTexts('administration')
  const textOf = useVariableText()
  const { key, kind, version, min, max } = variable
  const save = useCommand(saveSystemVariable, { success: t('variables.saved') })
  const reset = useCommand(resetSystemVariable, { success: t('variables.resetDone') })
  const form = useProductForm({
    draft: null,
    schema:
      kind === 'picture' ? pictureForm : z.object({ value: longText(max && kind === 'text' ? max : 300) }),
    defaults: { value: variable.value },
    onSubmit: async ({ value }) => {
      await save.mutateAsync({ body: { key, value, version } })
      closeDrawer()
    },
  })
  const limits = kind === 'number' || kind === 'text' ? t(`variables.limits.${kind}`, { min, max }) : ''
  const byDefault = t('variables.defaultIs', {
    value: textOf(variable, variable.default) || t('variables.none'),
  })
  const help = [t(`variables.help.${key}`), limits, byDefault].filter(Boolean).join(' ')
  const label = t('variables.value')
  return (
    <>
      <Form form={form} submitLabel={t('variables.save')} onCancel={cancelDrawer} guard={false}>
        {kind === 'picture' ? (
          <PictureField name="value" label={t('variables.picture.file')} help={help} />
        ) : kind === 'choice' ? (
          <SelectField
            name="value"
            label={label}
            help={help}
            options={variable.options.map((value) => ({ value, label: textOf(variable, value) }))}
          />
        ) : (
          <TextField name="value" label={label} help={help} autoFocus />
        )}
      </Form>
      {variable.set ? (
        <p>
          <Button
            disabled={reset.isPending}
            onClick={() => void reset.mutateAsync({ body: { key, version } }).then(closeDrawer, () => {})}
          >
            {t('variables.reset')}
          </Button>
        </p>
      ) : null}
      <h3>{t('variables.history')}</h3>
      <History
        entries={variable.history.map(({ before, after, ...entry }) => ({
          ...entry,
          title: t(entry.action === 'reset' ? 'variables.wasReset' : 'variables.wasSet'),
          from: textOf(variable, before ?? '') || t('variables.none'),
          to: textOf(variable, after ?? '') || t('variables.none'),
        }))}
      />
    </>
  )
}
