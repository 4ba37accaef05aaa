import '../books.css'
import { lazy, Suspense } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns, type Views } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getExpertJobFilters } from '../../../expertise/contract/expert-job.endpoints.ts'
import { getActTemplates, listExpertActs } from '../../contract/act.endpoints.ts'
import { actStateTable } from '../../domain/state-tables.ts'
import { paidCurrencies } from '../../domain/states.ts'
import { BooksLinks } from '../BooksLinks.tsx'
import type { Act } from '../books.types.ts'
import { ClosedBooks, isClosed } from '../ClosedBooks.tsx'
import { useBooks } from '../use-books.ts'
import { actActions } from './act-actions.tsx'
import { isHeldUp } from '../../domain/phases.ts'

// Lazy: the form library loads when a form is opened.
const MakeAct = lazy(async () => ({ default: (await import('./MakeAct.tsx')).MakeAct }))

const ActState = ({ act }: { act: Act }) => {
  const t = useTexts('expert-payments')
  return isHeldUp(act) ? (
    <StateChip tone="rejected" label={t('acts.disputed', { count: act.disputed })} />
  ) : (
    <StateOf table={actStateTable} state={act.status} />
  )
}

const columns: Columns<typeof listExpertActs> = {
  number: { cell: ({ number }) => <span className="tabular">{number}</span> },
  expert: { width: '24%', cell: ({ expert }) => <PersonAvatar person={expert} /> },
  status: { cell: (act) => <ActState act={act} /> },
  amount: { sort: 'AMOUNT', align: 'end', cell: ({ amount, currency }) => formatMoney(amount, currency) },
  jobs: { align: 'end', cell: ({ jobs }) => jobs },
  since: { cell: ({ since }) => <DateText value={since} /> },
  till: { cell: ({ till }) => <DateText value={till} /> },
  madeOn: { sort: 'CREATE_DATE', cell: ({ madeOn }) => <DateText value={madeOn} /> },
  paidOn: { cell: ({ paidOn }) => (paidOn ? <DateText value={paidOn} /> : '—') },
  note: { optional: true, cell: ({ note, cancelReason }) => note || cancelReason || '—' },
}

const card = (act: Act) => (
  <div className="books-card">
    <p>{act.expert.name}</p>
    <p className="tabular">{formatMoney(act.amount, act.currency)}</p>
    <ActState act={act} />
  </div>
)

const views: Views<typeof listExpertActs> = {
  open: { filters: { status: 'OPEN' } },
  paid: { filters: { status: 'PAID' } },
}

/** Screen of acts with experts, of the chosen accelerator or of the private client. */
export const Acts = () => {
  const t = useTexts('expert-payments')
  const { own, enabled, of } = useBooks()
  const list = useList(listExpertActs, { enabled, of, deniedHere: true })
  const { data: known } = useCall(getExpertJobFilters, {}, { enabled: enabled && !own, deniedHere: true })
  const { data: templates } = useCall(getActTemplates, {}, { enabled: enabled && !own, deniedHere: true })
  const rowActions = useActions(actActions)
  if (isClosed(enabled, list.answer.error)) return <ClosedBooks />
  const make = () =>
    openDrawer({
      title: t('make.title'),
      body: (
        <Suspense fallback={<LoadingBlock lines={8} />}>
          <MakeAct of={of} />
        </Suspense>
      ),
    })
  const button =
    own || templates?.editable ? (
      <Button variant="contained" startIcon={<AddIcon />} onClick={make}>
        {t('make.open')}
      </Button>
    ) : null
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{
        status: actStateTable,
        expertUid: known?.experts.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
        currency: paidCurrencies.map((value) => ({ value, label: value })),
      }}
      views={views}
      rowName={({ number, expert }) => t('acts.name', { number, expert: expert.name })}
      rowLink={({ id }) => linkTo('/bch/view/expert-job/payments', { actId: id })}
      rowActions={rowActions}
      card={card}
      action={button}
      above={
        <div className="books-links books-links-above">
          <BooksLinks on="acts" />
          {own ? null : (
            <ScreenLink to="/bch/view/expert-job/acts/template">{t('template.title')}</ScreenLink>
          )}
        </div>
      }
      emptyAction={button}
    />
  )
}
