import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { codeProblem } from '../../../fields/domain/codes.rules.ts'
import { useCodeClash, type NewCode } from './new-code.ts'
import { useClashText } from './use-clash-text.ts'

/**
 * The code of something new: typed, with its rules told meanwhile, or left to the portal. A code that other templates
 * have is the same question there: either its values are shared, which is said, or it cannot be taken.
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
  const taken = clash ? clashText(clash) : null
  // A refusal at sending is no longer true once the answer fits: the type may have been changed since.
  const error = problem ? t(`builder.code.${problem}`) : (taken ?? (isKnown ? null : field.error))
  return (
    <TextInput
      field={{ ...field, error }}
      label={t('builder.code.label')}
      help={error ? null : <span role="status">{helpText()}</span>}
      placeholder={t('builder.code.example')}
    />
  )
}
