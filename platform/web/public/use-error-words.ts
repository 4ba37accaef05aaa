import { useTexts } from '../i18n/use-texts.ts'
import { fieldErrorCodes } from '#platform/domain/product-error.ts'

const codes: readonly string[] = fieldErrorCodes

/** Translates field errors: a code of the closed list is translated, a sentence is unchanged. */
export const useErrorWords = (): ((error: string | undefined, limit?: number) => string | undefined) => {
  const t = useTexts()
  return (error, limit) => {
    if (!error || !codes.includes(error)) return error
    return t(`fieldErrors.${error}`, limit === undefined ? {} : { count: limit })
  }
}
