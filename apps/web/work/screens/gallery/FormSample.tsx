import { useState } from 'react'
import { z } from 'zod'
import { emailAddress, id, money, requiredText, text, webAddress } from '#platform/contract/fields.ts'
import { phone } from '#platform/contract/phone.ts'
import { isMoneyRange } from '#platform/domain/money.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FileField, type UploadedFile } from '#platform/web/work/components/form/FileField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { ImageField } from '#platform/web/work/components/form/ImageField.tsx'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { MoneyRangeField } from '#platform/web/work/components/form/MoneyRangeField.tsx'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { PhoneField } from '#platform/web/work/components/form/PhoneField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { stateTones } from '#platform/domain/state-table.ts'

const schema = z.object({
  name: requiredText(200),
  email: emailAddress(),
  site: webAddress().or(z.literal('')),
  stage: z.enum(stateTones, 'NOT_IN_LIST'),
  days: z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(365, 'TOO_BIG').nullable(),
  start: z.iso.date('INVALID_DATE').nullable(),
  description: text(1200),
  open: z.boolean(),
  phone: phone().nullable(),
  number: id().nullable(),
  people: z.array(id()).max(5, 'TOO_BIG'),
  price: money().nullable(),
  range: z
    .object({ from: money(), to: money(), currency: z.string() })
    .refine(isMoneyRange, { path: ['to'], error: 'TO_NOT_ABOVE_FROM' })
    .nullable(),
  file: z.object({ id: z.string(), name: z.string(), size: id() }).nullable(),
})

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time))

/** Simulates an upload, to show the progress. */
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

const manyOptions = (word: string): Option[] =>
  Array.from({ length: 1200 }, (_, at) => ({ value: at + 1, label: `${word} ${at + 1}` }))

const searchPeople = async (names: readonly string[], searched: string): Promise<Option[]> => {
  await wait(300)
  return names
    .map((label, at) => ({ value: at + 1, label }))
    .filter(({ label }) => label.toLowerCase().includes(searched.toLowerCase()))
}

/** Every kind of field on one schema. */
export const FormSample = () => {
  const t = useTexts('gallery')
  const [options] = useState(() => manyOptions(t('option')))
  const [search] = useState(() => (searched: string) => searchPeople(t('leaders').split(';'), searched))
  const [picture, setPicture] = useState<string | null>(null)
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
      phone: null,
      number: null,
      people: [],
      price: null,
      range: null,
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
      <div className="form-row">
        <ComboboxField name="number" label={t('manyOptions')} options={options} />
        <ComboboxField name="people" label={t('foundPeople')} options={search} multiple />
      </div>
      <PhoneField name="phone" label={t('phone')} />
      <MoneyRangeField name="range" label={t('range')} currencies={['RUB', 'USD', 'EUR']} />
      <MoneyField name="price" label={t('amount')} currency="₽" />
      <ImageField
        label={t('picture')}
        name={t('leaders')}
        url={picture}
        send={async (file, _, options) => {
          await pretendUpload(file, options)
          setPicture(URL.createObjectURL(file))
        }}
        remove={() => setPicture(null)}
      />
      <FileField name="file" label={t('file')} types={['pdf', 'png', 'jpg']} send={pretendUpload} />
    </Form>
  )
}
