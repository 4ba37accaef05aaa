import { z } from 'zod'
import { readVariable } from '#platform/domain/variables/read-variable.ts'
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

const typedValue = saveSystemVariable.body.shape.value

/** With its limits as checks of the schema, from which their sentences are made. */
const limited = (min: number, max: number) =>
  typedValue
    .refine((value) => !(Number(value) < min), {
      error: 'TOO_SMALL',
      params: { check: 'greater_than', value: min, inclusive: true },
    })
    .refine((value) => !(Number(value) > max), {
      error: 'TOO_BIG',
      params: { check: 'less_than', value: max, inclusive: true },
    })

const limits: ReadonlySet<string> = new Set(['TOO_SMALL', 'TOO_BIG'])

/** The rules of the variable, so that a wrong value is reported before the password is requested. */
const schemaOf = ({ key, kind, min, max }: SystemVariableRow) => {
  const isLimited = kind === 'number' && min !== null && max !== null
  const value = isLimited ? limited(min, max) : typedValue
  return z.object({
    value: value.superRefine((typed, ctx) => {
      const read = readVariable(key, typed)
      if (typeof read === 'object' && !(isLimited && limits.has(read.error)))
        ctx.addIssue({ code: 'custom', message: read.error })
    }),
  })
}

/** Sets a variable, or resets it to its default; its latest changes are shown below. */
export const VariableForm = ({ variable }: { variable: SystemVariableRow }) => {
  const t = useTexts('administration')
  const textOf = useVariableText()
  const { key, kind, version, min, max } = variable
  const save = useCommand(saveSystemVariable, { success: t('variables.saved') })
  const reset = useCommand(resetSystemVariable, { success: t('variables.resetDone') })
  const form = useProductForm({
    draft: null,
    schema: schemaOf(variable),
    defaults: { value: variable.value },
    onSubmit: async ({ value }) => {
      await save.mutateAsync({ body: { key, value, version } })
      closeDrawer()
    },
  })
  const limitsText = kind === 'number' || kind === 'text' ? t(`variables.limits.${kind}`, { min, max }) : ''
  const byDefault = t('variables.defaultIs', {
    value: textOf(variable, variable.default) || t('variables.none'),
  })
  const help = [t(`variables.help.${key}`), limitsText, byDefault].filter(Boolean).join(' ')
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
