import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'

/** Copies a tag, and says so. */
export const useCopy = (): ((tag: string) => void) => {
  const t = useTexts('user-reports')
  return (tag) => {
    navigator.clipboard
      .writeText(tag)
      .then(() => notify({ code: 200, text: t('catalogue.copied', { tag }) }), notifyError)
  }
}
