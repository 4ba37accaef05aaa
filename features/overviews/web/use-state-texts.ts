import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Loads the state labels of applications and of the work that follows. */
export const useStateTexts = (): ReturnType<typeof useTexts> => {
  useTexts('projects')
  useTexts('participations')
  return useTexts('acceleration-requests')
}
