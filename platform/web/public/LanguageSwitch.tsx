import { useTexts } from '../i18n/use-texts.ts'
import { useLocale, useOnlyLocale } from './use-locale.ts'

/** Switches to the other of the two languages. */
export const LanguageSwitch = ({ onChoose }: { onChoose: (locale: 'ru' | 'en') => void }) => {
  const t = useTexts('public')
  const locale = useLocale()
  const isOnly = useOnlyLocale()
  if (isOnly) return null
  const other = locale === 'ru' ? 'en' : 'ru'
  return (
    <button
      className="icon-button icon-button--text"
      type="button"
      lang={other}
      title={t('header.otherLanguage')}
      onClick={() => onChoose(other)}
    >
      {other.toUpperCase()}
      <span className="visually-hidden"> {t('header.otherLanguage')}</span>
    </button>
  )
}
