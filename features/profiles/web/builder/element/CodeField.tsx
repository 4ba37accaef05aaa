import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { codeProblem } from '../../../domain/codes.rules.ts'

/** The code of something new: typed, with its rules told meanwhile, or left to the portal. */
export const CodeField = ({ taken }: { taken: ReadonlySet<string> }) => {
  const t = useTexts('profiles')
  const typed = String(useField('code').value ?? '').trim()
  const problem = typed === '' ? null : codeProblem(typed, taken)
  return (
    <TextField
      name="code"
      label={t('builder.code.label')}
      help={
        <span role="status">
          {typed === ''
            ? t('builder.code.generated')
            : t(problem ? `builder.code.${problem}` : 'builder.code.free')}
        </span>
      }
      placeholder={t('builder.code.example')}
    />
  )
}
