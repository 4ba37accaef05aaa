import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'

/** Why personal settings are disabled: an administrator is logged in as the person. */
export const useOwnReason = (): string | null => {
  const t = useTexts('people')
  return useStore(personStore)?.impersonatedBy ? t('profile.notYours') : null
}
