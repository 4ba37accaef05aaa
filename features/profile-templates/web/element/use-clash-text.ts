import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { PlacedCode } from '../../domain/code-shapes.rules.ts'

/** Formats what a code already names, and where. */
export const useClashText = (): ((clash: PlacedCode) => string) => {
  const t = useTexts('profile-templates')
  return ({ template, kind, type, inside }) => {
    const what = t(`builder.code.names.${kind}`, {
      type: type ? t(`builder.types.${type}`) : '',
      inside: inside ?? '',
    })
    return t('builder.code.elsewhere', { template, what })
  }
}
