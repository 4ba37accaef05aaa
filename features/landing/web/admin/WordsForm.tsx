import './portal-texts.css'
import { useMemo } from 'react'
import { z } from 'zod'
import { day, longText, version } from '#platform/contract/fields.ts'
import { call } from '#platform/web/api/call.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { getPortalText, savePortalText } from '../../contract/portal-text.endpoints.ts'
import { isLegal, wordsOfSubject } from '../../domain/portal-texts.rules.ts'
import { wordLimits } from '../../domain/start-pages.ts'
import type { PortalText } from './portal-text.types.ts'
import { PublishNote } from './PublishNote.tsx'
import { useWordLabel } from './use-word-label.ts'
import { useWatch } from 'react-hook-form'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'

/** Fills an empty field with the portal's own text, so that it can be edited. */
const TakeOwnText = ({ name, label, own }: { name: string; label: string; own: string }) => {
  const t = useTexts('landing')
  const { form } = useFormContext()
  const value: unknown = useWatch({ control: form.control, name })
  if (own === '' || (typeof value === 'string' && value !== '')) return null
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t('admin.takeOwnOf', { word: label })}
      onClick={() => form.setValue(name, own, { shouldDirty: true, shouldValidate: true })}
    >
      {t('admin.takeOwn')}
    </Button>
  )
}

const languages = ['ru', 'en'] as const

const schemaOf = (subject: PortalText['subject']) => {
  const words = [...wordsOfSubject(subject)].flatMap(([word, limit]) =>
    languages.map((language) => [`${language}_${word}`, longText(limit)] as const),
  )
  return z.object({ version: version(), inForceFrom: day().nullable(), ...Object.fromEntries(words) })
}

type Values = { version: number; inForceFrom: string | null; [word: string]: string | number | null }

const valuesOf = ({ subject, version: seen, inForceFrom, words }: PortalText): Values => ({
  version: seen,
  inForceFrom,
  ...Object.fromEntries(
    [...wordsOfSubject(subject).keys()].flatMap((word) =>
      languages.map((language) => [`${language}_${word}`, words[`${language}_${word}`] ?? '']),
    ),
  ),
})

/** Number of rows of a field, such that the portal's own text fits as its placeholder. */
const rowsOf = (limit: number, own: string): number => {
  if (limit > wordLimits.long) return 18
  if (limit > wordLimits.short) return Math.max(3, Math.ceil(own.length / 60))
  return own.length > 50 ? 2 : 0
}

/** All texts of a page, in both languages side by side; an empty field means the portal's own text. */
export const WordsForm = ({ text, isComplete }: { text: PortalText; isComplete: boolean }) => {
  const t = useTexts('landing')
  const label = useWordLabel()
  const { subject, brand, own } = text
  const schema = useMemo(() => schemaOf(subject), [subject])
  const save = useCommand(savePortalText, { success: t('admin.saved') })
  const state = useVersionedForm({
    draft: `portal-text:${subject}:${brand}`,
    schema,
    saved: valuesOf(text),
    save: async (values) => {
      const { version: seen, inForceFrom, ...words } = values as Values
      if (JSON.stringify(values) === JSON.stringify(valuesOf(text))) {
        notify({ code: 100, text: t('admin.nothingToSave') })
        return valuesOf(text)
      }
      const body = { subject, brand, version: seen, inForceFrom, words: words as Record<string, string> }
      return valuesOf(await save.mutateAsync({ body }))
    },
    read: async () => valuesOf(await call(getPortalText, { query: { subject, brand } })),
    inputOf: (path) => path.replace(/^words\./, ''),
  })
  return (
    <div className="portal-text-form">
      <Form
        form={state.form}
        submitLabel={t('admin.save')}
        secondary
        note={<PublishNote text={text} isDirty={state.form.isDirty} isComplete={isComplete} />}
      >
        <FormConflict
          state={state}
          label={(name) => label(name)}
          shown={(_name, value) => (typeof value === 'string' && value ? value : t('admin.own'))}
        />
        {isLegal(subject) ? (
          <DateField name="inForceFrom" label={t('admin.inForceFrom')} help={t('admin.inForceHelp')} />
        ) : null}
        {[...wordsOfSubject(subject)].map(([word, limit]) => (
          <div key={word} className="portal-words">
            {languages.map((language) => {
              const name = `${language}_${word}`
              const rows = rowsOf(limit, own[name] ?? '')
              return (
                <div key={language}>
                  <TextField
                    name={name}
                    label={label(name)}
                    placeholder={(own[name] ?? '').slice(0, 600)}
                    {...(rows > 0 ? { rows } : {})}
                    {...(word === 'text' ? { help: t('admin.marks') } : {})}
                  />
                  <TakeOwnText name={name} label={label(name)} own={own[name] ?? ''} />
                </div>
              )
            })}
          </div>
        ))}
      </Form>
    </div>
  )
}
