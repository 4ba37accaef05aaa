import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { compareDictionaryVersions } from '../../contract/journal.endpoints.ts'
import { changeKinds } from '../../contract/journal.schemas.ts'
import type { Details, JournalEntry } from '../details/dictionary.types.ts'
import { chosenVersions } from './chosen-versions.ts'
import { useChangeColumns, type Change } from './use-change-columns.tsx'
import { nameThen } from './use-past-columns.tsx'
import { VersionChoice } from './VersionChoice.tsx'

const search = z.object({ from: numberParam(), to: numberParam() })

const nameOf = ({ after, before, code }: Change): string => {
  const shown = after ?? before
  return shown ? nameThen(shown) : code
}

type Props = { dictionary: Details; journal: readonly JournalEntry[] }

/** The two versions, and value by value what differs between them. */
export const ChangesList = ({ dictionary, journal }: Props) => {
  const t = useTexts('dictionaries')
  const [asked] = useScreenSearch(search)
  const { from, to } = chosenVersions(
    journal.map(({ number }) => number),
    asked,
  )
  const list = useListState({
    id: 'dictionary-changes',
    sortings: ['ORDER'],
    defaultSort: 'ORDER',
    filters: { kinds: changeKinds },
  })
  const answer = useCall(
    compareDictionaryVersions,
    { query: { ...list.query, id: dictionary.id, from, ...(to === undefined ? {} : { to }) } },
    { keepPrevious: true, deniedHere: true },
  )
  const columns = useChangeColumns(dictionary.above.length > 0)
  const counts = answer.data?.counts ?? {}
  const label = (kind: (typeof changeKinds)[number]): string =>
    counts[kind]
      ? `${t(`changes.kinds.${kind}`)} (${formatNumber(counts[kind])})`
      : t(`changes.kinds.${kind}`)
  return (
    <>
      <VersionChoice
        journal={journal}
        from={from}
        to={to}
        onChoose={(next) => list.set({ from: next.from, to: next.to })}
      />
      <ListScreen
        title={null}
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.code}
        rowName={nameOf}
        filters={[
          {
            key: 'kinds',
            title: t('changes.what'),
            multiple: true,
            options: changeKinds.map((value) => ({ value, label: label(value) })),
          },
        ]}
        empty={{ title: t('changes.emptyTitle'), text: t('changes.emptyText') }}
      />
    </>
  )
}
