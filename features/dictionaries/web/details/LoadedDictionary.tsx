import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import type { Details } from './dictionary.types.ts'
import { dictionaryActions } from './dictionary-actions.tsx'
import { DictionaryFacts } from './DictionaryFacts.tsx'
import type { DetailsTab } from '#platform/web/work/components/details/Tabs.tsx'
import { Journal } from '../journal/Journal.tsx'
import { Values } from './Values.tsx'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { History } from '#platform/web/work/components/history/History.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getDictionaryHistory } from '../../contract/dictionary.endpoints.ts'

/** History of a dictionary and its values. */
const DictionaryHistory = ({ id }: { id: number }) => {
  const t = useTexts('dictionaries')
  const { data, error, refetch } = useCall(getDictionaryHistory, { query: { id } }, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock lines={3} />
  const titleOf = (action: string): string =>
    t(hasText(`dictionaries:history.${action}`) ? `history.${action}` : 'history.other')
  return <History entries={data.items.map((entry) => ({ ...entry, title: titleOf(entry.action) }))} />
}

/** Tabs of a dictionary's page. */
const useDictionaryTabs = (dictionary: Details): DetailsTab[] => {
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

/** Page of a loaded dictionary. */
export const LoadedDictionary = ({ dictionary }: { dictionary: Details }) => {
  const t = useTexts('dictionaries')
  const actions = useActions(dictionaryActions)(dictionary)
  const tabs = useDictionaryTabs(dictionary)
  return (
    <DetailsScreen
      listId="dictionaries"
      backTo="/admin/dictionaries"
      backLabel={t('list.title')}
      name={dictionary.name}
      facts={<DictionaryFacts dictionary={dictionary} />}
      actions={actions}
      tabs={tabs}
    />
  )
}
