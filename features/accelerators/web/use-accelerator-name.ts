import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The name an accelerator shows; one without a name yet is called so (spec 3). */
export const useAcceleratorName = (): ((accelerator: { name: string }) => string) => {
  const t = useTexts('accelerators')
  return ({ name }) => name || t('unnamed')
}
