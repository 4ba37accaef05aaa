import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** State names of a project in work: an application, a participation, a task. */
export const useStateTexts = (): ReturnType<typeof useTexts> => {
  useTexts('projects')
  useTexts('participations')
  return useTexts('acceleration-requests')
}
