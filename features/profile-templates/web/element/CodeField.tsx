import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { codeProblem } from '../../../fields/domain/codes.rules.ts'
import { useCodeClash, type NewCode } from './new-code.ts'
import { useClashText } from './use-clash-text.ts'

/**
 * The code of a new element: typed and validated, or generated if empty. If other templates have the code, it must name
 * the same there and the values are shared, which is shown; otherwise it is refused.
 */
export const CodeField = ({ isShared = true, ...given }: NewCode & { isShared?: boolean }) => {
  const t = useTexts('profile-templates')
  const clashText = useClashText()
  const field = useField('code')
  const typed = String(field.value ?? '').trim()
  const problem = typed === '' ? null : codeProblem(typed, given.taken)
  const { isKnown, clash, shared } = useCodeClash(isShared ? typed : '', given)
  const helpText = (): string => {
    if (typed === '') return t('builder.code.generated')
    if (shared.length === 0) return t('builder.code.free')
    const templates = shared.map((name) => t('builder.code.template', { name })).join(', ')
    return t('builder.code.shared', { count: shared.length, templates })
  }
  const clashError = clash ? clashText(clash) : null
  // An error of the submission is hidden once the lookup finds no clash, for example after the type was changed.
  const error = problem ? t(`builder.code.${problem}`) : (clashError ?? (isKnown ? null : field.error))
  return (
    <TextInput
      field={{ ...field, error }}
      label={t('builder.code.label')}
      help={error ? null : <span role="status">{helpText()}</span>}
      placeholder={t('builder.code.example')}
    />
  )
}
