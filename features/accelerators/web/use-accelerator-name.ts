import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The displayed name of an accelerator, with a placeholder if it has no name yet (spec 3). */
export const useAcceleratorName = (): ((accelerator: { name: string }) => string) => {
  const t = useTexts('accelerators')
  return ({ name }) => name || t('unnamed')
}
