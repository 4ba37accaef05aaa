import { z } from 'zod'
import { emailAddress, id, requiredText, text, webAddress } from '#platform/contract/fields.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FileField, type UploadedFile } from '#platform/web/work/components/form/FileField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { stateTones } from '#platform/web/work/components/states/state-tones.ts'

const schema = z.object({
  name: requiredText(200),
  email: emailAddress(),
  site: webAddress().or(z.literal('')),
  stage: z.enum(stateTones, 'NOT_IN_LIST'),
  days: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(365, 'TOO_BIG').nullable(),
  start: z.iso.date('INVALID_DATE').nullable(),
  description: text(1200),
  open: z.boolean(),
  file: z.object({ id: z.string(), name: z.string(), size: id() }).nullable(),
})

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))

/** Pretends to upload, so that the percentage can be looked at. */
const pretendUpload = async (
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<UploadedFile> => {
  for (let part = 0; part <= 1; part += 0.05) {
    signal.throwIfAborted()
    onProgress(part)
    await wait(90)
  }
  return { id: crypto.randomUUID(), name: file.name, size: file.size }
}

/** Every kind of field on one schema. */
export const FormSample = () => {
  const t = useTexts('gallery')
  const form = useProductForm({
    draft: 'gallery',
    schema,
    defaults: {
      name: '',
      email: '',
      site: '',
      stage: null,
      days: null,
      start: null,
      description: '',
      open: true,
      file: null,
    },
    onSubmit: async () => {
      await wait(700)
      notify({ code: 200, text: t('form.saved', { time: formatTime(Date.now()) }) })
    },
  })
  return (
    <Form
      form={form}
      submitLabel={t('actions.save')}
      onCancel={form.startOver}
      note={t('form.submitHint', { keys: 'Ctrl+Enter' })}
    >
      <TextField name="name" label={t('project')} help={t('nameHelp')} autoComplete="off" />
      <div className="form-row">
        <TextField name="email" label={t('email')} type="email" autoComplete="off" />
        <TextField name="site" label={t('site')} type="url" placeholder="https://" autoComplete="off" />
      </div>
      <div className="form-row">
        <SelectField
          name="stage"
          label={t('state')}
          options={stateTones.map((value) => ({ value, label: t(`states.${value}`) }))}
        />
        <NumberField name="days" label={t('days')} />
        <DateField name="start" label={t('date')} />
      </div>
      <TextField name="description" label={t('description')} rows={4} help={t('descriptionHelp')} />
      <SwitchField name="open" label={t('open')} help={t('openHelp')} />
      <FileField name="file" label={t('file')} types={['pdf', 'png', 'jpg']} send={pretendUpload} />
    </Form>
  )
}
