import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The words of all that a project in work can be: an application, work on a track, a task. */
export const useStateTexts = (): ReturnType<typeof useTexts> => {
  useTexts('projects')
  useTexts('participations')
  return useTexts('acceleration-requests')
}
