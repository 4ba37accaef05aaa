import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'

/** Fields for the texts of an open task. */
export const TextFields = () => {
  const t = useTexts('open-tasks')
  return (
    <>
      <TextField name="title" label={t('fields.title')} autoFocus />
      <TextField
        name="description"
        label={t('fields.description')}
        help={t('fields.descriptionHelp')}
        rows={8}
      />
      <TextField name="prize" label={t('fields.prize')} rows={2} />
      <TextField name="requirements" label={t('fields.requirements')} rows={4} />
    </>
  )
}
