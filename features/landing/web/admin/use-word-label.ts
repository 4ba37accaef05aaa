import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Label of a text: `ru_step2Text` is "Step 2: text (Russian)". */
export const useWordLabel = () => {
  const t = useTexts('landing')
  return (name: string): string => {
    if (name === 'inForceFrom') return t('admin.inForceFrom')
    const [, language = 'ru', word = ''] = /^(ru|en)_(.*)$/.exec(name) ?? []
    const [, before = '', number = '', after = ''] = /^([a-z]+)(\d*)(\w*)$/.exec(word) ?? []
    return t('admin.wordIn', {
      word: t(`admin.words.${before}${after}`, { number }),
      language: t(`admin.languages.${language}`),
    })
  }
}
