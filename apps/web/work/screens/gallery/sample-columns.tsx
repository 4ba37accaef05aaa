import { formatMoney } from '#platform/web/i18n/numbers.ts'
import type { Column } from '#platform/web/work/components/list/list-types.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { SampleRow } from './samples.ts'

type Texts = (key: string, params?: Record<string, unknown>) => string

/** The columns of the sample list. */
export const sampleColumns = (t: Texts): Column<SampleRow>[] => [
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

/** Content of a card of the sample board. */
export const sampleCard = (row: SampleRow) => <PersonAvatar person={row.leader} size={20} />
