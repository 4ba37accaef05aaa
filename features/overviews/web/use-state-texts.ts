import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The words of all that an application and the work that came of it can be. */
export const useStateTexts = (): ReturnType<typeof useTexts> => {
  useTexts('projects')
  useTexts('participations')
  return useTexts('acceleration-requests')
}
