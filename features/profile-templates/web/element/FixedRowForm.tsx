import { useMemo } from 'react'
import { z } from 'zod'
import { text, requiredText } from '#platform/contract/fields.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { words } from '../../../fields/contract/tree.schemas.ts'
import type { Column, FixedRow } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { LiveForm } from './LiveForm.tsx'
import { useLiveForm } from './use-live-form.ts'

type Props = { row: FixedRow; infos: readonly Column[]; onChange: (row: FixedRow) => void }

const schemaOf = (codes: readonly string[]) =>
  z.object({
    name: z.object({ ru: requiredText(255), en: text(255) }),
    info: z.object(Object.fromEntries(codes.map((code) => [code, words(1200)]))),
  })

/** Name of a fixed row, and its values of the INFO columns. */
export const FixedRowForm = ({ row, infos, onChange }: Props) => {
  const t = useTexts('profile-templates')
  const codes = infos.map(({ code }) => code).join()
  const schema = useMemo(() => schemaOf(codes ? codes.split(',') : []), [codes])
  const given = useMemo(
    () => ({
      name: row.name,
      info: Object.fromEntries(
        (codes ? codes.split(',') : []).map((code) => [code, row.info[code] ?? { ru: '', en: '' }]),
      ),
    }),
    [row.name, row.info, codes],
  )
  const form = useLiveForm(schema, given, ({ name, info }) =>
    onChange({ ...row, name, info: { ...row.info, ...info } }),
  )
  return (
    <LiveForm form={form}>
      <div className="form-row">
        <TextField name="name.ru" label={t('builder.words.nameRu')} />
        <TextField name="name.en" label={t('builder.words.nameEn')} />
      </div>
      {infos.map(({ code, name }) => (
        <div className="form-row" key={code}>
          {(['ru', 'en'] as const).map((language) => (
            <TextField
              key={language}
              name={`info.${code}.${language}`}
              label={t('builder.table.infoOf', {
                name: wordsIn(name),
                language: t(`builder.compare.languages.${language}`),
              })}
              rows={2}
            />
          ))}
        </div>
      ))}
    </LiveForm>
  )
}
