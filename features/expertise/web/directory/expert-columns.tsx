import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import { formatMoney, formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckCircleIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import type { listExperts } from '../../contract/order.endpoints.ts'

/** The columns of an expert that all directories have. */
type Expert = Omit<RowOf<typeof listExperts>, 'ordered' | 'conflicts' | 'actions'>

const Certified = ({ expert }: { expert: Expert }) => {
  const t = useTexts('expertise')
  return expert.certified ? (
    <span className="expertise-certified">
      <CheckCircleIcon />
      {t('ordering.certified')}
    </span>
  ) : (
    <>—</>
  )
}

/** Usage of the monthly capacity, and whether the expert is absent. */
const Time = ({ expert }: { expert: Expert }) => {
  const t = useTexts('expertise')
  const { capacity, inMonth, absentUntil } = expert
  return (
    <span className="expertise-time">
      <span className="tabular">
        {capacity === null
          ? t('experts.inMonth', { count: inMonth })
          : t('experts.ofMonth', { inMonth, capacity })}
      </span>
      {absentUntil ? (
        <small>
          {t('experts.absent')} <DateText value={absentUntil} />
        </small>
      ) : null}
    </span>
  )
}

const Languages = ({ expert }: { expert: Expert }) => {
  const t = useTexts('expertise')
  return <>{expert.languages.map((one) => t(`languages.${one}`)).join(', ') || t('languages.any')}</>
}

const Delay = ({ expert }: { expert: Expert }) => {
  const t = useTexts('expertise')
  return <>{expert.meanDelay === null ? '—' : t('experts.days', { days: formatNumber(expert.meanDelay) })}</>
}

const areas = ({ competencies }: Expert): string => competencies.map(({ name }) => name).join(', ') || '—'

/** The columns of the experts of an accelerator. */
export const expertColumns = {
  name: { sort: 'NAME', width: '20%', cell: ({ person }: Expert) => <PersonAvatar person={person} /> },
  competencies: { width: '22%', cell: areas },
  certified: { cell: (expert: Expert) => <Certified expert={expert} /> },
  open: { sort: 'OPEN', align: 'end', cell: ({ open }: Expert) => open },
  done: { sort: 'DONE', align: 'end', cell: ({ done }: Expert) => done },
  late: { sort: 'LATE', align: 'end', cell: ({ late }: Expert) => late },
  delay: { sort: 'DELAY', align: 'end', cell: (expert: Expert) => <Delay expert={expert} /> },
  time: { cell: (expert: Expert) => <Time expert={expert} /> },
  languages: { optional: true, cell: (expert: Expert) => <Languages expert={expert} /> },
  fee: {
    optional: true,
    align: 'end',
    cell: ({ fee }: Expert) => (fee ? formatMoney(fee.amount, fee.currency) : '—'),
  },
} satisfies Columns<typeof listExperts>

const Card = ({ expert }: { expert: Expert }) => {
  const t = useTexts('expertise')
  const { open, done, late } = expert
  return (
    <div className="expert-job-card">
      <p className="expertise-muted">{areas(expert)}</p>
      <p>{t('experts.brief', { open, done, late })}</p>
      <p className="expertise-month">
        {t('experts.columns.time')}: <Time expert={expert} />
      </p>
    </div>
  )
}

/** An expert's card for narrow screens. */
export const expertCard = (expert: Expert) => <Card expert={expert} />
