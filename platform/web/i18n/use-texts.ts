import { useTranslation } from 'react-i18next'
import { sharedNamespace } from './texts.ts'

/**
 * The texts of a feature, falling back to the shared ones:
 * `const t = useTexts('projects')` then `t('list.title')`, `t('count', { count })`, `t('save')`.
 */
export const useTexts = (
  namespace: string = sharedNamespace,
): ((key: string, params?: Record<string, unknown>) => string) => {
  const { t } = useTranslation([namespace, sharedNamespace])
  return t
}
