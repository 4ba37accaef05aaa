import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { Journal } from '../journal/Journal.tsx'
import type { Details } from './dictionary.types.ts'
import { DictionaryHistory } from './DictionaryHistory.tsx'
import { Values } from './Values.tsx'

/** Tabs of a dictionary's page. */
export const useDictionaryTabs = (dictionary: Details): DetailsTab[] => {
  const t = useTexts('dictionaries')
  const { id } = dictionary
  const tab = (key: string, content: DetailsTab['content']): DetailsTab => ({
    key,
    title: t(`details.${key}`),
    content,
  })
  return [
    tab('values', () => <Values dictionary={dictionary} />),
    tab('journal', () => <Journal dictionary={dictionary} />),
    tab('history', () => <DictionaryHistory id={id} />),
  ]
}
