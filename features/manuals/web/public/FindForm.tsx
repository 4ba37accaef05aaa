import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** Looks for words in the manuals; without script as well. */
export const FindForm = ({ phrase }: { phrase: string }) => {
  const t = useTexts('manuals')
  return (
    <form className="manuals__find" action="/manuals" method="get" role="search">
      <input
        translate="no"
        className="field__control"
        type="search"
        name="q"
        maxLength={100}
        defaultValue={phrase}
        aria-label={t('public.find')}
        placeholder={t('public.find')}
      />
      <button className="button button--primary" type="submit">
        <span className="button__label">{t('public.findButton')}</span>
      </button>
    </form>
  )
}
