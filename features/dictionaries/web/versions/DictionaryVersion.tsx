import './versions.css'
import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { DictionaryPage } from '../DictionaryPage.tsx'
import { JournalPage } from './JournalPage.tsx'
import { VersionValues } from './VersionValues.tsx'

const search = z.object({ number: numberParam() })

/** Screen with the values of a version. */
export const DictionaryVersion = () => {
  const t = useTexts('dictionaries')
  const [{ number }] = useScreenSearch(search)
  return (
    <DictionaryPage>
      {(dictionary) => (
        <JournalPage
          dictionary={dictionary}
          title={(journal) => {
            const { name } = dictionary
            const version = journal.find((one) => one.number === number)?.name
            return version === undefined ? name : t('past.heading', { name, version })
          }}
        >
          {(journal) => {
            const entry = journal.find((one) => one.number === number)
            if (!entry)
              return (
                <PageState icon={SearchIcon} title={t('page.notFoundTitle')} text={t('page.notFoundHelp')} />
              )
            return (
              <>
                <p className="version-help">
                  {t('past.published')} <DateText value={entry.publishedAt} />
                  {entry.publishedBy ? `, ${entry.publishedBy.name}` : null}. {t('past.help')}
                </p>
                <VersionValues key={`${dictionary.id} ${number}`} dictionary={dictionary} entry={entry} />
              </>
            )
          }}
        </JournalPage>
      )}
    </DictionaryPage>
  )
}
