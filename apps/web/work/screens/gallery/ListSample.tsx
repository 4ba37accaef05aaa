import { useState } from 'react'
import { text } from '#platform/contract/fields.ts'
import { listParam } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Board } from '#platform/web/work/components/board/Board.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ListLayout } from '#platform/web/work/components/list/ListLayout.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { stateTones } from '#platform/domain/state-table.ts'
import { sampleActions } from './sample-actions.ts'
import { sampleAnswer, type SampleCondition } from './sample-answer.ts'
import { sampleCard, sampleColumns } from './sample-columns.tsx'
import { SampleConditions } from './SampleConditions.tsx'
import type { SampleRow } from './samples.ts'
import { useSamples } from './use-samples.ts'

const linkOf = (row: SampleRow) => linkTo('/bch/view/bch-test', { part: 'details', id: row.id })

/** The list with all its features, in every state. */
export const ListSample = () => {
  const t = useTexts('gallery')
  const rows = useSamples()
  const rowActions = useActions(sampleActions)
  const [condition, setCondition] = useState<SampleCondition>('rows')
  const list = useListState({
    id: 'gallery',
    sortings: ['NAME', 'CREATE_DATE', 'AMOUNT'],
    defaultSort: '-CREATE_DATE',
    filters: { tone: listParam(stateTones), leader: text(200) },
  })
  const answer = sampleAnswer(condition, rows, list.query)
  const states = stateTones.map((tone) => ({ tone, value: tone, label: t(`states.${tone}`) }))
  const leaders = [...new Set(rows.map((row) => row.leader.name))].map((value) => ({ value, label: value }))
  const create = (
    <Button variant="contained" color="primary">
      {t('create')}
    </Button>
  )
  return (
    <>
      <SampleConditions chosen={condition} onChoose={setCondition} />
      <ListLayout
        list={list}
        answer={answer}
        columns={sampleColumns(t)}
        title={t('listTitle')}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowLink={linkOf}
        rowActions={rowActions}
        filters={[
          { key: 'tone', title: t('state'), multiple: true, options: states },
          { key: 'leader', title: t('leader'), options: leaders },
        ]}
        action={create}
        empty={{ title: t('emptyTitle'), text: t('emptyText'), action: create }}
        board={
          <Board
            columns={states.map(({ tone, label }) => ({ key: tone, title: label, tone }))}
            rows={answer.data?.items ?? []}
            columnOf={(row) => row.tone}
            rowKey={(row) => row.id}
            rowName={(row) => row.name}
            rowLink={linkOf}
            card={sampleCard}
            rowActions={rowActions}
          />
        }
      />
    </>
  )
}
