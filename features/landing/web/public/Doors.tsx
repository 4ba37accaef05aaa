import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/public/Icon.tsx'
import { doors, startPages } from '../../domain/start-pages.ts'
import type { WordsOfPage } from './page-words.ts'

/** The four links of the main page to the pages of each role. */
export const Doors = ({ words }: { words: WordsOfPage }) => {
  const t = useTexts('landing')
  return (
    <nav className="section column" aria-labelledby="doors-title">
      <h2 id="doors-title">{t('public.doors')}</h2>
      <ul className="doors">
        {doors.map((door, at) => (
          <li key={door} className="card door">
            <h3>
              <a href={startPages[door].path}>{words(`door${at + 1}`)}</a>
            </h3>
            <p>{words(`door${at + 1}Text`)}</p>
            <Icon name="arrow" size={20} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
