import { z } from 'zod'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { compareDictionaryVersions } from '../../contract/journal.endpoints.ts'
import { changeKinds } from '../../contract/journal.schemas.ts'
import type { Details, JournalEntry } from '../details/dictionary.types.ts'
import { chosenVersions } from './chosen-versions.ts'
import { useChangeColumns, type Change } from './use-change-columns.tsx'
import { nameThen } from './past-columns.tsx'
import { VersionChoice } from './VersionChoice.tsx'

const search = z.object({ from: numberParam(), to: numberParam() })

const nameOf = ({ after, before, code }: Change): string => {
  const shown = after ?? before
  return shown ? nameThen(shown) : code
}

type Props = { dictionary: Details; journal: readonly JournalEntry[] }

/** Comparison of two versions, value by value. */
export const ChangesList = ({ dictionary, journal }: Props) => {
  const t = useTexts('dictionaries')
  const [chosen] = useScreenSearch(search)
  const { from, to } = chosenVersions(
    journal.map(({ number }) => number),
    chosen,
  )
  const list = useList(compareDictionaryVersions, {
    id: 'dictionary-changes',
    deniedHere: true,
    of: { id: dictionary.id, from, to },
  })
  const columns = useChangeColumns(dictionary.above.length > 0)
  const counts = list.answer.data?.counts ?? {}
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
        onChoose={(next) => list.handle.set({ from: next.from, to: next.to })}
      />
      <ListScreen
        of={list}
        title={null}
        columns={columns}
        rowKey={(row) => row.code}
        rowName={nameOf}
        filters={{ kinds: changeKinds.map((value) => ({ value, label: label(value) })) }}
      />
    </>
  )
}
