import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import type { PublicTrack } from './public-track.ts'

/** What whoever applies will be asked about the project, so that nobody is surprised by it. */
export const TrackForm = ({ track: { form } }: { track: PublicTrack }) => {
  const t = useTexts('programmes')
  if (form.length === 0) return null
  return (
    <section aria-labelledby="form">
      <h2 id="form">{t('public.form.title')}</h2>
      <p className="running-text">{t('public.form.text')}</p>
      <ul className="asked">
        {form.map(({ code, name, required }) => (
          <li key={code}>
            {wordsIn(name)}
            {required ? <small> {t('public.form.required')}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
