import { useState } from 'react'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Board } from '#platform/web/work/components/board/Board.tsx'
import { CheckIcon, CloseIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { stateTones } from '#platform/web/work/components/states/state-tones.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { sampleAnswer, type SampleCondition } from './sample-answer.ts'
import type { SampleRow } from './samples.ts'
import { useSamples } from './use-samples.ts'

const conditions: readonly SampleCondition[] = ['rows', 'many', 'pending', 'empty', 'error', 'denied']

/** The list with all it can do, in every condition it can be in. */
export const ListSample = () => {
  const t = useTexts('gallery')
  const rows = useSamples()
  const [condition, setCondition] = useState<SampleCondition>('rows')
  const list = useListState({
    id: 'gallery',
    sortings: ['NAME', 'CREATE_DATE', 'AMOUNT'],
    defaultSort: '-CREATE_DATE',
    filters: { tone: stateTones, leader: 'text' },
  })
  const columns: Column<SampleRow>[] = [
    {
      key: 'name',
      title: t('project'),
      sort: 'NAME',
      cell: (row) => (
        <span className="person">
          <Avatar name={row.name} size={28} square />
          <span>{row.name}</span>
        </span>
      ),
    },
    {
      key: 'tone',
      title: t('state'),
      cell: (row) => <StateChip tone={row.tone} label={t(`states.${row.tone}`)} />,
    },
    { key: 'leader', title: t('leader'), cell: (row) => <PersonAvatar person={row.leader} /> },
    {
      key: 'due',
      title: t('due'),
      cell: (row) => <DeadlineText value={row.dueAt} closed={row.tone === 'accepted'} />,
    },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'AMOUNT',
      align: 'end',
      cell: (row) => formatMoney(row.amount, 'RUB'),
    },
    {
      key: 'date',
      title: t('date'),
      sort: 'CREATE_DATE',
      optional: true,
      cell: (row) => <DateText value={row.appliedAt} />,
    },
  ]
  const answer = sampleAnswer(condition, rows, list.query)
  const say = (text: string) => notify({ code: 200, text })
  return (
    <>
      <div className="gallery-row gallery-conditions" role="group" aria-label={t('condition')}>
        {conditions.map((name) => (
          <Button
            key={name}
            size="small"
            aria-pressed={name === condition}
            variant={name === condition ? 'outlined' : 'text'}
            onClick={() => setCondition(name)}
          >
            {t(`conditions.${name}`)}
          </Button>
        ))}
      </div>
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        title={t('listTitle')}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowLink={(row) => `/bch/view/bch-test?part=details&id=${row.id}`}
        rowActions={(row) => [
          { key: 'edit', label: t('actions.edit'), icon: EditIcon, onClick: () => say(row.name) },
        ]}
        filters={[
          {
            key: 'tone',
            title: t('state'),
            multiple: true,
            options: stateTones.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            key: 'leader',
            title: t('leader'),
            options: [...new Set(rows.map((row) => row.leader.name))].map((value) => ({
              value,
              label: value,
            })),
          },
        ]}
        action={
          <Button variant="contained" color="primary">
            {t('create')}
          </Button>
        }
        empty={{
          title: t('emptyTitle'),
          text: t('emptyText'),
          action: (
            <Button variant="contained" color="primary">
              {t('create')}
            </Button>
          ),
        }}
        bulk={(chosen, clear) => (
          <>
            <Button size="small" startIcon={<CheckIcon />} onClick={clear}>
              {t('accept', { count: chosen.length })}
            </Button>
            <Button size="small" startIcon={<CloseIcon />} onClick={clear}>
              {t('reject', { count: chosen.length })}
            </Button>
          </>
        )}
        onExport={() => say(t('exported'))}
        board={
          <Board
            columns={stateTones.map((tone) => ({ key: tone, title: t(`states.${tone}`), tone }))}
            rows={answer.data?.items ?? []}
            columnOf={(row) => row.tone}
            rowKey={(row) => row.id}
            rowName={(row) => row.name}
            rowLink={(row) => `/bch/view/bch-test?part=details&id=${row.id}`}
            card={(row) => <PersonAvatar person={row.leader} size={20} />}
            moves={(row) => (row.tone === 'new' ? ['work', 'rejected'] : row.tone === 'work' ? ['done'] : [])}
            onMove={(row, column) => say(`${row.name}: ${t(`states.${column}`)}`)}
          />
        }
      />
    </>
  )
}
