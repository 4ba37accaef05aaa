import { hasText } from '../i18n/texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

/**
 * Translates field errors: codes are translated, a sentence is unchanged. Texts of the server's codes are loaded with
 * its response (`platform/web/i18n/failure-words.ts`).
 */
export const useErrorWords = (): ((error: string | undefined, limit?: number) => string | undefined) => {
  const t = useTexts()
  return (error, limit) => {
    if (!error || !/^[A-Z_\d]+$/.test(error)) return error
    const given = limit === undefined ? {} : { count: limit }
    return hasText(`fieldErrors.${error}`, given) ? t(`fieldErrors.${error}`, given) : error
  }
}
