import type { ReactNode } from 'react'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { listDictionaryVersions } from '../../contract/journal.endpoints.ts'
import type { Details, JournalEntry } from '../details/dictionary.types.ts'
import { dictionaryPath } from '../paths.ts'

type Props = {
  dictionary: Details
  /** The heading; the journal is still loading at first. */
  title: (journal: readonly JournalEntry[]) => string
  children: (journal: readonly JournalEntry[]) => ReactNode
}

/** Layout of the screens below a dictionary's journal, with a link back to it. */
export const JournalPage = ({ dictionary, title, children }: Props) => {
  const { id, name } = dictionary
  const answer = useCall(listDictionaryVersions, { query: { id } }, { deniedHere: true })
  return (
    <DetailsScreen
      listId="dictionary-journal"
      backTo={dictionaryPath(id, 'journal')}
      backLabel={name}
      name={title(answer.data?.items ?? [])}
    >
      {answer.data ? (
        children(answer.data.items)
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={6} />
      )}
    </DetailsScreen>
  )
}
