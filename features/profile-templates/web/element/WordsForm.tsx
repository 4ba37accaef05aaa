import { useMemo } from 'react'
import { z } from 'zod'
import { requiredText, text } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { words } from '../../../fields/contract/tree.schemas.ts'
import type { Field } from '../../../fields/domain/tree.ts'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'

/** Properties that elements and fields have in common. */
export type CommonFacts = Pick<Field, 'name' | 'shortName' | 'description' | 'help' | 'required'>

const schema = z.object({
  name: z.object({ ru: requiredText(255), en: text(255) }),
  shortName: words(200),
  description: words(1200),
  help: words(1200),
  required: z.boolean(),
})

type Props = {
  value: CommonFacts
  onChange: (value: CommonFacts) => void
  /** Whether the value comes from the template or a formula, so that users do not fill it in. */
  isGiven?: boolean
}

/** Names, descriptions and help in both languages, and whether the field is required. */
export const WordsForm = ({ value, onChange, isGiven = false }: Props) => {
  const t = useTexts('profile-templates')
  const { name, shortName, description, help, required } = value
  const given = useMemo(
    () => ({ name, shortName, description, help, required }),
    [name, shortName, description, help, required],
  )
  const form = useLiveForm(schema, given, onChange)
  const pair = (field: string, rows?: number, note?: string) => (
    <div className="form-row">
      {(['Ru', 'En'] as const).map((language) => (
        <TextField
          key={language}
          name={`${field}.${language.toLowerCase()}`}
          label={t(`builder.words.${field}${language}`)}
          {...(rows ? { rows } : {})}
          help={note}
        />
      ))}
    </div>
  )
  return (
    <LiveForm form={form}>
      {pair('name')}
      {pair('shortName', undefined, t('builder.words.shortNameHelp'))}
      {pair('description', 2, t('builder.words.descriptionHelp'))}
      {pair('help', 2, t('builder.words.helpHelp'))}
      {isGiven ? null : (
        <SwitchField
          name="required"
          label={t('builder.words.required')}
          help={t('builder.words.requiredHelp')}
        />
      )}
    </LiveForm>
  )
}
