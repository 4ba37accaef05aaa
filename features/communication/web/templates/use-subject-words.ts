import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Placeholder } from '../../domain/placeholders.ts'

/** The subject of a template as people read it: a placeholder by its meaning, in brackets. */
export const useSubjectWords = (): ((subject: string) => string) => {
  const t = useTexts('communication')
  return (subject) =>
    subject.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      // A saved template names only the placeholders of its notification.
      const meaning = t(`placeholders.${name as Placeholder}`)
      return `[${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}]`
    })
}
