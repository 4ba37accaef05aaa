import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import type { Details } from './dictionary.types.ts'
import { dictionaryActions } from './dictionary-actions.tsx'
import { DictionaryFacts } from './DictionaryFacts.tsx'
import { useDictionaryTabs } from './use-dictionary-tabs.tsx'

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
