import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { PublicTrack } from './public-track.ts'

/** Preview of the application's questions about the project. */
export const TrackForm = ({ track: { form } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  // Server-rendered in each visitor's language.
  const locale = useLocale()
  if (form.length === 0) return null
  return (
    <section aria-labelledby="form">
      <h2 id="form">{t('public.form.title')}</h2>
      <p className="running-text">{t('public.form.text')}</p>
      <ul className="asked">
        {form.map(({ code, name, required }) => (
          <li key={code}>
            {wordsIn(name, locale)}
            {required ? <small> {t('public.form.required')}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
