import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { auditStateKey, isAuditAction } from '../../domain/audit-words.ts'

/** Texts of an entry: its action, states as named on their own screens, and changes. */
export const useAuditWords = () => {
  const t = useTexts('administration')
  return {
    action: (subject: string, action: string): string =>
      isAuditAction(action) ? t(`audit.actions.${action}`, { context: subject }) : action,
    state: (subject: string, state: string | null): string | null => {
      if (state === null) return null
      const key = auditStateKey(subject, state)
      return key !== undefined && hasText(key) ? t(key) : state
    },
    part: (name: string): string =>
      hasText(`administration:audit.parts.${name}`) ? t(`audit.parts.${name}`) : name,
  }
}
